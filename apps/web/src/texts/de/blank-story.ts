import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'Storyboard erstellen', note: 'Shot für Shot schreiben' },
    'video-editor': { title: 'Editor öffnen', note: 'Eigenes Material schneiden' },
  },
  opening: 'Deine Story wird erstellt …',
  error: (message) => `Fehler: ${message}`,
  choose: {
    title: 'Wie möchtest du loslegen?',
    text: 'Beides erstellt dieselbe leere Story und speichert sie für dich; du kannst jederzeit zwischen beiden wechseln.',
    views: {
      list: { title: 'Schreiben & generieren', label: 'Storyboard' },
      'video-editor': { title: 'Hochladen & schneiden', label: 'Timeline' },
    },
  },
  wideScreenOnly: {
    title: 'Am Computer bequem bearbeiten',
    text: 'Der Editor braucht einen breiteren Bildschirm. Mach dieses Fenster breiter oder den Zoom kleiner, oder öffne Fablecut im Browser eines Computers: Deine Storys sind auch dort.',
    confirm: 'OK, verstanden!',
    page: 'Story ansehen',
  },
}
