import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

/** A noun with its participles, which follow its gender and number. */
type Noun = { readonly counted: (count: number) => string; readonly ending: 'a' | 'o' }

const SHOT: Noun = { counted: (count) => plural(count, { one: `${count} plano`, other: `${count} planos` }), ending: 'o' }
const CLIP: Noun = { counted: (count) => plural(count, { one: `${count} clipe`, other: `${count} clipes` }), ending: 'o' }
const CAPTION: Noun = { counted: (count) => plural(count, { one: `${count} legenda`, other: `${count} legendas` }), ending: 'a' }

/** `stems`: of participles, without their ending: `adicionad` -> `2 planos adicionados`. */
function withParticiples({ counted, ending }: Noun, count: number, stems: readonly string[]): string {
  const suffix = plural(count, { one: ending, other: `${ending}s` })
  return `${counted(count)} ${stems.map((stem) => `${stem}${suffix}`).join(' ou ')}`
}

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'Mais opções desta história', versions: 'Versões', duplicate: 'Duplicar' },
  title: 'Versões',
  description:
    'Uma versão é guardada sozinha quando a história é exportada e antes que planos sejam gerados de novo, o formato seja mudado ou uma versão seja restaurada.',
  empty: 'Ainda não há nenhuma versão.',
  loadError: 'Não foi possível carregar as versões.',
  tryAgain: 'Tentar de novo',
  keep: {
    label: 'Nome de uma versão',
    placeholder: 'Primeiro corte',
    action: 'Guardar esta versão',
    done: (name) => `Guardada como “${name}”`,
  },
  causes: {
    generation: 'Como foi criada',
    export: 'Exportada',
    regeneration: 'Antes de gerar planos de novo',
    shape: 'Antes de mudar o formato',
    restore: 'Antes de restaurar outra versão',
    creator: 'Guardada por você',
  },
  facts: (shots, seconds, shape) => [SHOT.counted(shots), formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name) => `Primeira imagem de ${name}`,
  row: (name, time) => `${name}, ${time}`,
  compare: 'Comparar',
  restore: 'Restaurar',
  restored: 'A versão foi restaurada. Desfazer traz de volta o que havia',
  more: (name) => `Mais opções de ${name}`,
  rename: 'Renomear',
  nameIt: 'Guardar com um nome',
  save: 'Salvar',
  delete: 'Excluir',
  unsaved:
    'Não foi possível salvar as últimas mudanças, por isso nada foi feito. Pressione primeiro “Tentar de novo” ao lado de “Falha ao salvar”.',
  failed: 'Não funcionou. A história continua como está.',
  comparison: {
    title: 'Comparar versões',
    before: 'Antes',
    after: 'Depois',
    now: 'A história agora',
    loading: 'Comparando…',
    pictures: 'Planos com outro visual',
    pairBefore: (number) => `Plano ${number} antes`,
    pairAfter: (number) => `Plano ${number} depois`,
    shot: (number, aspects) => `Plano ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'Sem imagem',
    same: 'Nada do que se vê ou ouve é diferente.',
  },
}

const ASPECTS = { picture: 'imagem', clip: 'clipe', voice: 'voz', prompt: 'prompt' } as const

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(noun: Noun, { added, removed, changed }: Counts, changedStems: readonly string[]): string | null {
  const parts = [
    added > 0 && withParticiples(noun, added, ['adicionad']),
    removed > 0 && withParticiples(noun, removed, ['removid']),
    changed > 0 && withParticiples(noun, changed, changedStems),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join(', ')}.`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText(SHOT, shots, ['mudad']),
    isReordered ? 'Os planos estão em outra ordem.' : null,
    changesText(CLIP, items, ['aparad', 'mudad']),
    items.moved > 0 ? `${withParticiples(CLIP, items.moved, ['movid'])}.` : null,
    changesText(CAPTION, captions, ['mudad']),
    hasOtherSettings ? 'Há diferenças nas configurações das faixas ou do filme inteiro.' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.after)} em vez de ${formatDuration(seconds.before)}, ${isLonger ? 'mais longa' : 'mais curta'}.`,
  ].filter((sentence) => sentence !== null)
}
