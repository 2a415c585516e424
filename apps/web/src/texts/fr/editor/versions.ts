import { formatDateAndTime, formatDuration } from '../../format.ts'
import type * as english from '../../editor/versions.ts'
import type { Translation } from '../../locale/translation.ts'

const many = (count: number, one: string, others: string): string => `${count} ${count > 1 ? others : one}`
const ASPECTS = { picture: 'image', clip: 'clip', voice: 'voix', prompt: 'prompt' } as const

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'Plus d’actions pour cette histoire', versions: 'Versions', duplicate: 'Dupliquer' },
  title: 'Versions',
  description:
    'Une version est gardée automatiquement quand l’histoire est exportée, et avant que des plans soient régénérés, que le format change ou qu’une version soit rétablie.',
  empty: 'Il n’y a pas encore de version.',
  loadError: 'Les versions n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  keep: {
    label: 'Nom d’une version',
    placeholder: 'Premier montage',
    action: 'Garder cette version',
    done: (name) => `Gardée sous « ${name} »`,
  },
  causes: {
    generation: 'Telle que créée',
    export: 'Exportée',
    regeneration: 'Avant la régénération de plans',
    shape: 'Avant le changement de format',
    restore: 'Avant le rétablissement d’une autre version',
    creator: 'Gardée par vous',
  },
  facts: (shots, seconds, shape) => [many(shots, 'plan', 'plans'), formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name) => `Première image de ${name}`,
  row: (name, time) => `${name}, ${time}`,
  compare: 'Comparer',
  restore: 'Rétablir',
  restored: 'La version est rétablie. Annuler ramène ce qu’il y avait',
  more: (name) => `Plus d’actions pour ${name}`,
  rename: 'Renommer',
  nameIt: 'Garder sous un nom',
  save: 'Enregistrer',
  delete: 'Supprimer',
  unsaved:
    'Les dernières modifications n’ont pas pu être enregistrées, rien n’a donc été fait. Appuyez d’abord sur Réessayer à côté de Échec de l’enregistrement.',
  failed: 'Cela n’a pas fonctionné. L’histoire est conservée telle quelle.',
  comparison: {
    title: 'Comparer les versions',
    before: 'Avant',
    after: 'Après',
    now: 'L’histoire maintenant',
    loading: 'Comparaison…',
    pictures: 'Plans d’aspect différent',
    pairBefore: (number) => `Plan ${number} avant`,
    pairAfter: (number) => `Plan ${number} après`,
    shot: (number, aspects) => `Plan ${number} : ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'Pas d’image',
    same: 'Rien de visible ni d’audible ne diffère.',
  },
}

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }
type Words = {
  readonly added: readonly [string, string]
  readonly removed: readonly [string, string]
  readonly changed: readonly [string, string]
}

const SHOTS: Words = {
  added: ['plan ajouté', 'plans ajoutés'],
  removed: ['plan retiré', 'plans retirés'],
  changed: ['plan modifié', 'plans modifiés'],
}
const CLIPS: Words = {
  added: ['clip ajouté', 'clips ajoutés'],
  removed: ['clip retiré', 'clips retirés'],
  changed: ['clip rogné ou modifié', 'clips rognés ou modifiés'],
}
const CAPTIONS: Words = {
  added: ['sous-titre ajouté', 'sous-titres ajoutés'],
  removed: ['sous-titre retiré', 'sous-titres retirés'],
  changed: ['sous-titre modifié', 'sous-titres modifiés'],
}

function changesText(words: Words, counts: Counts): string | null {
  const parts = (['added', 'removed', 'changed'] as const).flatMap((kind) => (counts[kind] > 0 ? [many(counts[kind], ...words[kind])] : []))
  return parts.length === 0 ? null : `${parts.join(', ')}.`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText(SHOTS, shots),
    isReordered ? 'Les plans sont dans un autre ordre.' : null,
    changesText(CLIPS, items),
    items.moved > 0 ? `${many(items.moved, 'clip déplacé', 'clips déplacés')}.` : null,
    changesText(CAPTIONS, captions),
    hasOtherSettings ? 'Des réglages de pistes ou du film entier diffèrent.' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.after)} au lieu de ${formatDuration(seconds.before)}, ${isLonger ? 'plus long' : 'plus court'}.`,
  ].filter((sentence) => sentence !== null)
}
