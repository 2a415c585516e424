import { DRAWING_CUES_1 } from './cues-1.ts'
import { DRAWING_CUES_2 } from './cues-2.ts'
import { DRAWING_CUES_3 } from './cues-3.ts'
import { DRAWING_CUES_4 } from './cues-4.ts'
import { DRAWING_CUES_5 } from './cues-5.ts'
import { DRAWING_CUES_6 } from './cues-6.ts'
import { DRAWING_CUES_7 } from './cues-7.ts'
import { DRAWING_CUES_8 } from './cues-8.ts'
import { DRAWING_CUES_9 } from './cues-9.ts'
import { DRAWING_CUES_10 } from './cues-10.ts'

/** Words that call for drawings. */
export const DRAWING_CUES: readonly string[] = [
  DRAWING_CUES_1,
  DRAWING_CUES_2,
  DRAWING_CUES_3,
  DRAWING_CUES_4,
  DRAWING_CUES_5,
  DRAWING_CUES_6,
  DRAWING_CUES_7,
  DRAWING_CUES_8,
  DRAWING_CUES_9,
  DRAWING_CUES_10,
]
