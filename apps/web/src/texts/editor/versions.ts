import type { DocumentComparison, ShotAspect } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import type { VersionCause } from '@fablecut/domain/story/version-cause'
import { formatDateAndTime, formatDuration } from '../format.ts'
import { translated } from '../locale/translated.ts'

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Texts of the versions of a story, and of the menu that opens them. */
export const versionTexts = translated('versionTexts', {
  menu: { open: 'More for this story', versions: 'Versions', duplicate: 'Duplicate' },
  title: 'Versions',
  description:
    'A version is kept by itself when the story is exported, and before shots are generated anew, the shape is changed or a version is restored.',
  empty: 'There is no version yet.',
  loadError: 'The versions could not be loaded.',
  tryAgain: 'Try again',
  keep: { label: 'Name of a version', placeholder: 'First cut', action: 'Keep this version', done: (name: string) => `Kept as “${name}”` },
  causes: {
    generation: 'As it was made',
    export: 'Exported',
    regeneration: 'Before shots were generated anew',
    shape: 'Before the shape was changed',
    restore: 'Before another version was restored',
    creator: 'Kept by you',
  } satisfies Record<VersionCause, string>,
  facts: (shots: number, seconds: number, shape: string | null) =>
    [counted(shots, 'shot'), formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name: string) => `First picture of ${name}`,
  row: (name: string, time: string) => `${name}, ${time}`,
  compare: 'Compare',
  restore: 'Restore',
  restored: 'The version is restored. Undo brings back what was there',
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  nameIt: 'Keep under a name',
  save: 'Save',
  delete: 'Delete',
  unsaved: 'The newest changes could not be saved, so nothing was done. Press Retry beside Save failed first.',
  failed: 'This did not work. The story is kept as it is.',
  comparison: {
    title: 'Compare versions',
    before: 'Before',
    after: 'After',
    now: 'The story now',
    loading: 'Comparing…',
    pictures: 'Shots with another look',
    pairBefore: (number: number) => `Shot ${number} before`,
    pairAfter: (number: number) => `Shot ${number} after`,
    shot: (number: number, aspects: readonly ShotAspect[]) => `Shot ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'No picture',
    same: 'Nothing that is seen or heard differs.',
  },
})

const ASPECTS: Readonly<Record<ShotAspect, string>> = { picture: 'picture', clip: 'clip', voice: 'voice', prompt: 'prompt' }

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(one: string, { added, removed, changed }: Counts, changedWord: string): string | null {
  const parts = [
    added > 0 && `${counted(added, one)} added`,
    removed > 0 && `${counted(removed, one)} removed`,
    changed > 0 && `${counted(changed, one)} ${changedWord}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join(', ')}.`
}

/** What differs, a sentence each; one that says so when nothing does. */
export const comparisonTexts = translated(
  'comparisonTexts',
  ({ addedShots, removedShots, changedShots, ...rest }: DocumentComparison): readonly string[] => {
    const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
    if (isSame) return [versionTexts.comparison.same]
    const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
    const isLonger = seconds.after > seconds.before
    return [
      changesText('shot', shots, 'changed'),
      isReordered ? 'The shots are in another order.' : null,
      changesText('clip', items, 'trimmed or changed'),
      items.moved > 0 ? `${counted(items.moved, 'clip')} moved.` : null,
      changesText('caption', captions, 'changed'),
      hasOtherSettings ? 'Settings of tracks or of the whole film differ.' : null,
      seconds.before === seconds.after
        ? null
        : `${formatDuration(seconds.after)} instead of ${formatDuration(seconds.before)}, ${isLonger ? 'longer' : 'shorter'}.`,
    ].filter((sentence) => sentence !== null)
  },
)
