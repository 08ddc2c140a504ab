print("navflow")
