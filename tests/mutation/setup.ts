import fc from 'fast-check';

// No shrinking: for a mutant, any counterexample is enough.
fc.configureGlobal({ endOnFailure: true });
