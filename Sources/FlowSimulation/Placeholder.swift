// Placeholder until its stage arrives.
