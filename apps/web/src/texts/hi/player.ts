import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'फ़िल्म प्लेयर',
  play: 'चलाएँ',
  pause: 'रोकें',
  position: 'स्थिति',
  positionOf: (at, total) => `${total} में से ${at}`,
  mute: 'म्यूट करें',
  unmute: 'अनम्यूट करें',
  volume: 'वॉल्यूम',
  enterFullScreen: 'फ़ुल स्क्रीन',
  leaveFullScreen: 'फ़ुल स्क्रीन से बाहर',
  loading: 'फ़िल्म लोड हो रही है',
}
