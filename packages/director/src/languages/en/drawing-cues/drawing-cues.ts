import { CUES_A } from './cues-a.ts'
import { CUES_B } from './cues-b.ts'
import { CUES_CA_TO_CL } from './cues-ca-to-cl.ts'
import { CUES_CO_TO_CY } from './cues-co-to-cy.ts'
import { CUES_D_TO_E } from './cues-d-to-e.ts'
import { CUES_F_TO_G } from './cues-f-to-g.ts'
import { CUES_H_TO_K } from './cues-h-to-k.ts'
import { CUES_L_TO_M } from './cues-l-to-m.ts'
import { CUES_N_TO_O } from './cues-n-to-o.ts'
import { CUES_OF_PLACES } from './cues-of-places.ts'
import { CUES_P_TO_Q } from './cues-p-to-q.ts'
import { CUES_R } from './cues-r.ts'
import { CUES_SA_TO_SM } from './cues-sa-to-sm.ts'
import { CUES_SN_TO_SY } from './cues-sn-to-sy.ts'
import { CUES_T_TO_V } from './cues-t-to-v.ts'
import { CUES_W_TO_Z } from './cues-w-to-z.ts'

/** Words that call for drawings, and for places, whose names begin with `place/`. */
export const DRAWING_CUES: readonly string[] = [
  CUES_A,
  CUES_B,
  CUES_CA_TO_CL,
  CUES_CO_TO_CY,
  CUES_D_TO_E,
  CUES_F_TO_G,
  CUES_H_TO_K,
  CUES_L_TO_M,
  CUES_N_TO_O,
  CUES_P_TO_Q,
  CUES_R,
  CUES_SA_TO_SM,
  CUES_SN_TO_SY,
  CUES_T_TO_V,
  CUES_W_TO_Z,
  CUES_OF_PLACES,
]
