import fc from 'fast-check';

// That a property fails is enough; nobody reads the smallest counterexample of a mutant.
fc.configureGlobal({ endOnFailure: true });
