import { KINDS_A_TO_B } from '../languages/en/noun-pictures/kinds-a-to-b.ts'
import { KINDS_C_TO_D } from '../languages/en/noun-pictures/kinds-c-to-d.ts'
import { KINDS_E_TO_H } from '../languages/en/noun-pictures/kinds-e-to-h.ts'
import { KINDS_I_TO_O } from '../languages/en/noun-pictures/kinds-i-to-o.ts'
import { KINDS_P_TO_R } from '../languages/en/noun-pictures/kinds-p-to-r.ts'
import { KINDS_S } from '../languages/en/noun-pictures/kinds-s.ts'
import { KINDS_T_TO_Z } from '../languages/en/noun-pictures/kinds-t-to-z.ts'
import { MEANINGS_A_TO_L } from '../languages/en/noun-pictures/meanings-a-to-l.ts'
import { MEANINGS_M_TO_Z } from '../languages/en/noun-pictures/meanings-m-to-z.ts'
import { SIGNS_A_TO_C } from '../languages/en/noun-pictures/signs-a-to-c.ts'
import { SIGNS_D_TO_K } from '../languages/en/noun-pictures/signs-d-to-k.ts'
import { SIGNS_L_TO_R } from '../languages/en/noun-pictures/signs-l-to-r.ts'
import { SIGNS_S_TO_Z } from '../languages/en/noun-pictures/signs-s-to-z.ts'
import { NOUN_SYMBOLS } from '../languages/en/symbols.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { meaningByCues, type SenseContext } from './sense-context.ts'

/** `is`: the drawing shows the thing itself or its typical kind; `for`: a sign by which it is commonly illustrated. */
export type NounPictureKind = 'is' | 'for'
export type NounPicture = { readonly drawn: Drawable; readonly kind: NounPictureKind }
/** `picture` is absent of a meaning that is not drawn. */
type Meaning = { readonly picture?: NounPicture; readonly cues: ReadonlySet<string> }

const meanings = new Map<string, readonly Meaning[]>()

function pictureNamed(name: string, kind: NounPictureKind): NounPicture | undefined {
  const drawn = drawableNamed(name)
  return drawn?.art === undefined ? undefined : { drawn, kind }
}

const rowsOf = (table: string): string[] => table.trim().split('\n')
const nounOf = (key: string): string => key.replaceAll('_', ' ')

function noteTable(table: string, kind: NounPictureKind): void {
  for (const row of rowsOf(table)) {
    const [name = '', nouns = ''] = row.split(': ')
    const picture = pictureNamed(name, kind)
    for (const noun of nouns.split(' ')) meanings.set(nounOf(noun), [{ ...(picture && { picture }), cues: new Set() }])
  }
}

function meaningOf(text: string): Meaning {
  const [name = '', cues = ''] = text.split(':').map((part) => part.trim())
  const picture = pictureNamed(name.replace('~', ''), name.endsWith('~') ? 'for' : 'is')
  return { ...(picture && { picture }), cues: new Set(cues.split(' ').filter(Boolean)) }
}

for (const table of [SIGNS_A_TO_C, SIGNS_D_TO_K, SIGNS_L_TO_R, SIGNS_S_TO_Z]) noteTable(table, 'for')
for (const [noun, name] of NOUN_SYMBOLS) {
  const picture = pictureNamed(name, 'for')
  meanings.set(noun, [{ ...(picture && { picture }), cues: new Set() }])
}
for (const table of [KINDS_A_TO_B, KINDS_C_TO_D, KINDS_E_TO_H, KINDS_I_TO_O, KINDS_P_TO_R, KINDS_S, KINDS_T_TO_Z]) noteTable(table, 'is')
for (const row of [MEANINGS_A_TO_L, MEANINGS_M_TO_Z].flatMap(rowsOf)) {
  const [noun = '', all = ''] = row.split(' > ')
  meanings.set(nounOf(noun), all.split('; ').map(meaningOf))
}

/**
 * What is drawn for a noun or compound that has no drawing of its own: the meaning for which the words around it speak, else the one that needs none. `noun`: singular,
 * lower case.
 */
export function nounPictureOf(noun: string, context: SenseContext): NounPicture | undefined {
  const all = meanings.get(noun) ?? []
  return (meaningByCues(all, context, noun) ?? all.find(({ cues }) => cues.size === 0))?.picture
}
