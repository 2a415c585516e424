import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

/** A noun with its participles, which follow its gender and number. */
type Noun = { readonly counted: (count: number) => string; readonly ending: 'a' | 'o' }

const SHOT: Noun = { counted: (count) => plural(count, { one: `${count} toma`, other: `${count} tomas` }), ending: 'a' }
const CLIP: Noun = { counted: (count) => plural(count, { one: `${count} clip`, other: `${count} clips` }), ending: 'o' }
const CAPTION: Noun = { counted: (count) => plural(count, { one: `${count} subtítulo`, other: `${count} subtítulos` }), ending: 'o' }

/** `stems`: of participles, without their ending: `añadid` -> `2 tomas añadidas`. */
function withParticiples({ counted, ending }: Noun, count: number, stems: readonly string[]): string {
  const suffix = plural(count, { one: ending, other: `${ending}s` })
  return `${counted(count)} ${stems.map((stem) => `${stem}${suffix}`).join(' o ')}`
}

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'Más opciones de esta historia', versions: 'Versiones', duplicate: 'Duplicar' },
  title: 'Versiones',
  description:
    'Una versión se guarda sola cuando la historia se exporta y antes de que se generen tomas de nuevo, se cambie el formato o se restaure una versión.',
  empty: 'Todavía no hay ninguna versión.',
  loadError: 'No se pudieron cargar las versiones.',
  tryAgain: 'Reintentar',
  keep: {
    label: 'Nombre de una versión',
    placeholder: 'Primer montaje',
    action: 'Guardar esta versión',
    done: (name) => `Guardada como “${name}”`,
  },
  causes: {
    generation: 'Como se creó',
    export: 'Exportada',
    regeneration: 'Antes de generar tomas de nuevo',
    shape: 'Antes de cambiar el formato',
    restore: 'Antes de restaurar otra versión',
    creator: 'Guardada por ti',
  },
  facts: (shots, seconds, shape) => [SHOT.counted(shots), formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name) => `Primera imagen de ${name}`,
  row: (name, time) => `${name}, ${time}`,
  compare: 'Comparar',
  restore: 'Restaurar',
  restored: 'La versión se restauró. Deshacer recupera lo que había',
  more: (name) => `Más opciones de ${name}`,
  rename: 'Cambiar nombre',
  nameIt: 'Guardar con un nombre',
  save: 'Guardar',
  delete: 'Eliminar',
  unsaved: 'No se pudieron guardar los últimos cambios, así que no se hizo nada. Primero pulsa “Reintentar” junto a “No se guardó”.',
  failed: 'No funcionó. La historia se conserva como está.',
  comparison: {
    title: 'Comparar versiones',
    before: 'Antes',
    after: 'Después',
    now: 'La historia ahora',
    loading: 'Comparando…',
    pictures: 'Tomas que se ven distintas',
    pairBefore: (number) => `Toma ${number} antes`,
    pairAfter: (number) => `Toma ${number} después`,
    shot: (number, aspects) => `Toma ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'Sin imagen',
    same: 'No hay ninguna diferencia en lo que se ve o se oye.',
  },
}

const ASPECTS = { picture: 'imagen', clip: 'clip', voice: 'voz', prompt: 'prompt' } as const

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(noun: Noun, { added, removed, changed }: Counts, changedStems: readonly string[]): string | null {
  const parts = [
    added > 0 && withParticiples(noun, added, ['añadid']),
    removed > 0 && withParticiples(noun, removed, ['quitad']),
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
    changesText(SHOT, shots, ['cambiad']),
    isReordered ? 'Las tomas están en otro orden.' : null,
    changesText(CLIP, items, ['recortad', 'cambiad']),
    items.moved > 0 ? `${withParticiples(CLIP, items.moved, ['movid'])}.` : null,
    changesText(CAPTION, captions, ['cambiad']),
    hasOtherSettings ? 'Hay diferencias en los ajustes de las pistas o de toda la película.' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.after)} en lugar de ${formatDuration(seconds.before)}, ${isLonger ? 'más larga' : 'más corta'}.`,
  ].filter((sentence) => sentence !== null)
}
