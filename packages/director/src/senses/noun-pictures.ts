import { KINDS_1 } from '../languages/en/noun-pictures/kinds-1.ts'
import { KINDS_2 } from '../languages/en/noun-pictures/kinds-2.ts'
import { KINDS_3 } from '../languages/en/noun-pictures/kinds-3.ts'
import { MEANINGS_1 } from '../languages/en/noun-pictures/meanings-1.ts'
import { MEANINGS_2 } from '../languages/en/noun-pictures/meanings-2.ts'
import { SIGNS_1 } from '../languages/en/noun-pictures/signs-1.ts'
import { SIGNS_2 } from '../languages/en/noun-pictures/signs-2.ts'
import { SIGNS_3 } from '../languages/en/noun-pictures/signs-3.ts'
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

for (const table of [SIGNS_1, SIGNS_2, SIGNS_3]) noteTable(table, 'for')
for (const [noun, name] of NOUN_SYMBOLS) {
  const picture = pictureNamed(name, 'for')
  meanings.set(noun, [{ ...(picture && { picture }), cues: new Set() }])
}
for (const table of [KINDS_1, KINDS_2, KINDS_3]) noteTable(table, 'is')
for (const row of [MEANINGS_1, MEANINGS_2].flatMap(rowsOf)) {
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
