import { PARITY_CASES } from '../player/parity/cases.ts'
import { testParity } from '../player/parity/test-parity.ts'

testParity(PARITY_CASES)
