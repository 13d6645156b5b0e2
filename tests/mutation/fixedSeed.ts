import fc from 'fast-check';

/** A mutant meets the same values in every run, and a property that is run for every mutant ends after a second. */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 1_000 });
