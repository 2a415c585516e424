import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'Entwurf',
  pending: 'Wartet',
  processing: 'In Arbeit',
  paused: 'Pausiert',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
  exportFailed: 'Export fehlgeschlagen',
  canceledLabel: 'Abgebrochen',
  canceled: 'Der Workflow wurde abgebrochen',
  generationError: 'Fehler beim Generieren',
  executionFailed: 'Der Workflow ist fehlgeschlagen',
  timedOut: (attempts) => `Zeitüberschreitung des Workflows nach ${attempts === 1 ? '1 Versuch' : `${attempts} Versuchen`}`,
  steps: ['Skript erstellen', 'Bilder erstellen', 'Videos erstellen'],
  failures: {
    creating_story: 'Die Story konnte nicht erstellt werden. Die Credits wurden erstattet.',
    generating_storyboard: 'Das Storyboard konnte nicht generiert werden. Die Credits wurden erstattet.',
    generating_images: 'Die Bilder konnten nicht generiert werden. Die Credits wurden erstattet.',
    generating_videos: 'Die Videos konnten nicht generiert werden. Die Credits wurden erstattet.',
    generating_timeline: 'Die Timeline konnte nicht generiert werden. Bitte versuche es mit „Wiederherstellen“.',
    exporting_video: 'Das Video konnte nicht exportiert werden. Bitte versuche es mit „Wiederherstellen“.',
    user_exporting_video: 'Das Video konnte nicht exportiert werden. Bitte versuche es noch einmal.',
  },
  failuresOfAnother: {
    generating_timeline: 'Die Timeline konnte nicht generiert werden. Wer die Story erstellt hat, kann sie kostenlos wiederherstellen.',
    exporting_video: 'Das Video konnte nicht exportiert werden. Wer die Story erstellt hat, kann es kostenlos wiederherstellen.',
    user_exporting_video: 'Das Video konnte nicht exportiert werden. Wer die Story erstellt hat, kann es noch einmal versuchen.',
  },
  anyFailure: 'Etwas ist schiefgelaufen. Die Credits wurden erstattet.',
}
