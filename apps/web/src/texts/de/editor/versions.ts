import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const shotCount = (count: number): string => (count === 1 ? '1 Shot' : `${count} Shots`)
const clipCount = (count: number): string => (count === 1 ? '1 Clip' : `${count} Clips`)
const captionCount = (count: number): string => `${count} Untertitel`

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'Mehr zu dieser Story', versions: 'Versionen', duplicate: 'Duplizieren' },
  title: 'Versionen',
  description:
    'Eine Version wird von selbst aufbewahrt, wenn die Story exportiert wird und bevor Shots neu generiert werden, das Format geändert oder eine Version wiederhergestellt wird.',
  empty: 'Es gibt noch keine Version.',
  loadError: 'Die Versionen konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  keep: {
    label: 'Name einer Version',
    placeholder: 'Rohschnitt',
    action: 'Diese Version aufbewahren',
    done: (name) => `Als „${name}“ aufbewahrt`,
  },
  causes: {
    generation: 'Wie sie erstellt wurde',
    export: 'Exportiert',
    regeneration: 'Bevor Shots neu generiert wurden',
    shape: 'Bevor das Format geändert wurde',
    restore: 'Bevor eine andere Version wiederhergestellt wurde',
    creator: 'Von dir aufbewahrt',
  },
  facts: (shots, seconds, shape) => [shotCount(shots), formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name) => `Erstes Bild von ${name}`,
  row: (name, time) => `${name}, ${time}`,
  compare: 'Vergleichen',
  restore: 'Wiederherstellen',
  restored: 'Die Version ist wiederhergestellt. „Rückgängig“ holt zurück, was da war',
  more: (name) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  nameIt: 'Unter einem Namen aufbewahren',
  save: 'Speichern',
  delete: 'Löschen',
  unsaved:
    'Die neuesten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts getan. Drücke zuerst „Erneut versuchen“ neben „Speichern fehlgeschlagen“.',
  failed: 'Das hat nicht funktioniert. Die Story bleibt, wie sie ist.',
  comparison: {
    title: 'Versionen vergleichen',
    before: 'Vorher',
    after: 'Nachher',
    now: 'Die Story jetzt',
    loading: 'Wird verglichen …',
    pictures: 'Shots, die anders aussehen',
    pairBefore: (number) => `Shot ${number} vorher`,
    pairAfter: (number) => `Shot ${number} nachher`,
    shot: (number, aspects) => `Shot ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'Kein Bild',
    same: 'Nichts, was zu sehen oder zu hören ist, unterscheidet sich.',
  },
}

const ASPECTS = { picture: 'Bild', clip: 'Clip', voice: 'Stimme', prompt: 'Prompt' } as const

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(counted: (count: number) => string, { added, removed, changed }: Counts, changedWord: string): string | null {
  const parts = [
    added > 0 && `${counted(added)} hinzugefügt`,
    removed > 0 && `${counted(removed)} entfernt`,
    changed > 0 && `${counted(changed)} ${changedWord}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join(', ')}.`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText(shotCount, shots, 'geändert'),
    isReordered ? 'Die Shots sind in anderer Reihenfolge.' : null,
    changesText(clipCount, items, 'getrimmt oder geändert'),
    items.moved > 0 ? `${clipCount(items.moved)} verschoben.` : null,
    changesText(captionCount, captions, 'geändert'),
    hasOtherSettings ? 'Einstellungen von Spuren oder des ganzen Films unterscheiden sich.' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.after)} statt ${formatDuration(seconds.before)}, ${isLonger ? 'länger' : 'kürzer'}.`,
  ].filter((sentence) => sentence !== null)
}
