import * as fc from 'fast-check'

// The same random cases in every run of `npm test`; the long tests take new ones each time.
fc.configureGlobal({ seed: 1 })
