extension RuleRegistry {
  /// The rules of navflow.
  public static let standard = RuleRegistry(
    rules: tasks + alerts + tabs + steps + accounts + [UnusedTask.self, UnusedArea.self] + properties,
    comparing: [DiffersByDevice.self], concluding: [UnusedAllow.self], foundElsewhere: FileErrors.metadata)

  private static let tasks: [any Rule.Type] = [
    PushedTask.self, TaskAcrossLayers.self, PagesBeforeTask.self, TabBarInTask.self, InterruptedTask.self,
    TaskInterruptedByEntry.self,
    LockPassed.self, LockNotShown.self,
    TaskReturnsElsewhere.self, UnhandledOutcome.self, UnhandledGestureExit.self, InconsistentPresentation.self,
    PushedTaskOutcome.self, CancelAsSuccess.self, CancelledAfterSuccess.self, CancelChangesState.self,
    GestureSkipsSet.self, OutcomeWithoutValue.self, StaleScreen.self, LostAtRelaunch.self, NoCertainWayOut.self,
    ReturnByPopTo.self,
    TaskEnteredMidway.self, EndlessTask.self, GateWithoutWayOut.self, ModalOverModal.self,
    ModalDepth.self, ModalTrap.self, ModalWithoutExit.self, DoneWithoutCancel.self, CloseOnInput.self,
    BackDismisses.self, LostInput.self, BranchingModal.self, AppWithinApp.self, LongSheet.self, UntitledModal.self,
    ImmersivePushed.self, SwipeOnly.self,
  ]

  private static let alerts: [any Rule.Type] = [
    StackedAlerts.self, DismissBeneathAlert.self, CoveredPopover.self, AlertAtLaunch.self, AlertForChoices.self,
    DestructiveWithoutCancel.self,
    PopoverWithoutExitOnPhone.self, MissingDeviceStyle.self,
  ]

  private static let tabs: [any Rule.Type] = [
    TabJump.self, TabAsAction.self, TabOverflow.self, TabBarHidden.self, UnreachableScreen.self, ImpossibleAction.self,
    DeadEnd.self, StuckValue.self, GrowingStack.self, GrowingLayers.self, ArrivalLoop.self, EntryWithoutParent.self,
    EntryInModal.self,
    ChangeBehindModal.self, EntryRemovesEntry.self, EntryLosesPlace.self, LinkLostAtSignIn.self,
    TabRootLost.self, IsolatedScreens.self, BackUndone.self, BackToCompleted.self, StackRebuilt.self, DoubleTap.self,
  ]

  private static let steps: [any Rule.Type] = [
    PushWithoutStack.self, PopAtRoot.self, PopToAbsent.self, DismissWithoutModal.self, DismissToAbsent.self,
    UnwindToAbsent.self, PresentOverAlert.self, PresentWhileCovered.self, CompleteWithoutTask.self, TabAbsent.self,
    ReplaceWithoutStack.self,
    RootSwapUnderModal.self, DroppedPresentation.self,
  ]

  private static let accounts: [any Rule.Type] = [
    LoginWall.self,
    BackAfterSignOut.self,
    SignInWithoutSignUp.self,
    AuthWithoutRequest.self,
    SeveralAuthMethods.self,
    UnnamedAuthMethod.self,
    BiometricsOnly.self,
    BiometricsSetting.self,
    SignInWithoutAutofill.self,
    PasscodeWording.self,
    WrongKeyboard.self,
    CredentialsAcrossScreens.self,
    WrongPasswordContent.self,
    NoAssociatedDomain.self,
    CredentialsNotSaved.self,
    CancelSavesPassword.self,
    IncompleteCodeEntry.self,
    PickerByDevice.self,
  ]

  private static let properties: [any Rule.Type] = [
    ScenarioFailed.self, ExpectationViolated.self, ExpectationUnproved.self,
  ]
}
