import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ms } from './ms.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { th } from './th.ts'
import { tl } from './tl.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import type { Vocabulary } from './vocabulary.ts'
import { zh } from './zh.ts'

/** By language code. English has patterns of its own (`class-patterns.ts`). */
export const VOCABULARIES = { zh, es, fr, de, ja, ko, pt, ru, ar, hi, it, nl, sv, da, nb, fi, pl, tr, th, vi, ms, tl } satisfies Readonly<
  Record<string, Vocabulary>
>
