import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { entriesOf } from '../language-rules.ts'

/** `in-or-on`: inside of what is hollow, on everything else. */
export type LexicalRelation = PlanRelation | 'in-or-on'
type Row = { readonly relation: LexicalRelation; readonly words: readonly string[] }

/** Rows `relation words`, `_` standing for a blank: words between what is somewhere and at what it is. */
const BEFORE_LANDMARKS: Readonly<Record<string, string>> = {
  es: `
in-or-on en
on sobre encima_de encima_del
in dentro_de dentro_del
under bajo debajo_de debajo_del
above por_encima_de por_encima_del
behind detrás_de detrás_del tras
in-front delante_de delante_del frente_a frente_al
beside junto_a junto_al al_lado_de al_lado_del cerca_de cerca_del entre contra
around alrededor_de alrededor_del`,
  de: `
on auf
in in im ins
under unter unterm
above über überm
behind hinter hinterm
in-front vor vorm
beside neben zwischen am an
around um`,
  fr: `
on sur
in dans
under sous
above au-dessus_de au_dessus_de au_dessus_du
behind derrière
in-front devant
beside à_côté_de à_côté_du à_côté près_de près_du près entre contre
around autour_de autour_du autour`,
  pt: `
in-or-on em no na nos nas num numa
on sobre em_cima_de em_cima_do em_cima_da
in dentro_de dentro_do dentro_da
under sob debaixo_de debaixo_do debaixo_da embaixo_da embaixo_do
above acima_de acima_do acima_da
behind atrás_de atrás_do atrás_da
in-front diante_de diante_do diante_da em_frente_de em_frente_do em_frente_da em_frente_à em_frente_ao
beside ao_lado_de ao_lado_do ao_lado_da perto_de perto_do perto_da junto_à junto_ao entre
around ao_redor_de ao_redor_do ao_redor_da em_volta_de em_volta_do em_volta_da`,
  ar: `
in في داخل
on علي فوق
under تحت اسفل
behind خلف وراء
in-front امام
beside بجانب قرب بجوار بين
around حول`,
}

/** The same behind at what something is. */
const BEHIND_LANDMARKS: Readonly<Record<string, string>> = {
  ja: `
on の上
under の下
in の中
behind の後ろ の裏
in-front の前
beside の横 の隣 のそば の脇
around の周り のまわり`,
  zh: `
on 上面 上
under 下面 底下 下
in 里面 里 中
behind 后面 背后
in-front 前面
beside 旁边 旁
around 周围`,
  hi: `
on पर के_ऊपर
under के_नीचे
in में के_अंदर के_भीतर
behind के_पीछे
in-front के_सामने के_आगे
beside के_पास के_बगल
around के_चारों`,
}

/** Longer words before their beginnings. */
const rowsIn = (table: string | undefined): Row[] =>
  (table ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [relation, ...words] = entriesOf(row)
      return { relation: relation as LexicalRelation, words }
    })

/** Words of a language between what is somewhere and at what it is. */
export const relationsBefore = (language: string): readonly Row[] => rowsIn(BEFORE_LANDMARKS[language])
/** Words of a language behind at what something is. */
export const relationsBehind = (language: string): readonly Row[] => rowsIn(BEHIND_LANDMARKS[language])
