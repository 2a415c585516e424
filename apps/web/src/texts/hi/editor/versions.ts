import type { ShotAspect } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'इस स्टोरी के और विकल्प', versions: 'वर्शन', duplicate: 'डुप्लिकेट करें' },
  title: 'वर्शन',
  description: 'स्टोरी एक्सपोर्ट होने पर, और शॉट फिर जनरेट होने, आकार बदलने या कोई वर्शन लौटाने से पहले एक वर्शन अपने आप रखा जाता है।',
  empty: 'अभी कोई वर्शन नहीं है।',
  loadError: 'वर्शन लोड नहीं हो सके।',
  tryAgain: 'फिर कोशिश करें',
  keep: { label: 'वर्शन का नाम', placeholder: 'पहला कट', action: 'यह वर्शन रखें', done: (name) => `“${name}” नाम से रखा गया` },
  causes: {
    generation: 'जैसी बनी थी',
    export: 'एक्सपोर्ट के समय',
    regeneration: 'शॉट फिर जनरेट होने से पहले',
    shape: 'आकार बदलने से पहले',
    restore: 'दूसरा वर्शन लौटाने से पहले',
    creator: 'आपने रखा',
  },
  facts: (shots, seconds, shape) => [`${shots} शॉट`, formatDuration(seconds), ...(shape === null ? [] : [shape])].join(', '),
  time: formatDateAndTime,
  thumbnail: (name) => `${name} की पहली तस्वीर`,
  row: (name, time) => `${name}, ${time}`,
  compare: 'तुलना करें',
  restore: 'लौटाएँ',
  restored: 'वर्शन लौटा दिया गया। “पहले जैसा करें” से पिछली हालत वापस आएगी',
  more: (name) => `${name} के और विकल्प`,
  rename: 'नाम बदलें',
  nameIt: 'नाम देकर रखें',
  save: 'सेव करें',
  delete: 'मिटाएँ',
  unsaved: 'सबसे नए बदलाव सेव नहीं हो सके, इसलिए कुछ नहीं किया गया। पहले “सेव नाकाम” के पास “फिर कोशिश करें” दबाएँ।',
  failed: 'यह नहीं हो सका। स्टोरी जैसी है वैसी ही रखी गई है।',
  comparison: {
    title: 'वर्शन की तुलना करें',
    before: 'पहले',
    after: 'बाद में',
    now: 'अभी की स्टोरी',
    loading: 'तुलना हो रही है…',
    pictures: 'बदले हुए रूप वाले शॉट',
    pairBefore: (number) => `शॉट ${number} पहले`,
    pairAfter: (number) => `शॉट ${number} बाद में`,
    shot: (number, aspects) => `शॉट ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join(', ')}`,
    noPicture: 'तस्वीर नहीं',
    same: 'दिखने या सुनाई देने वाली किसी चीज़ में फ़र्क नहीं है।',
  },
}

const ASPECTS: Readonly<Record<ShotAspect, string>> = { picture: 'तस्वीर', clip: 'क्लिप', voice: 'आवाज़', prompt: 'प्रॉम्प्ट' }

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(noun: string, { added, removed, changed }: Counts, changing: string): string | null {
  const parts = [added > 0 && `नए ${added}`, removed > 0 && `हटाए ${removed}`, changed > 0 && `${changing} ${changed}`].filter(
    (part) => part !== false,
  )
  return parts.length === 0 ? null : `${noun}: ${parts.join(', ')}।`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText('शॉट', shots, 'बदले'),
    isReordered ? 'शॉट का क्रम अलग है।' : null,
    changesText('क्लिप', items, 'ट्रिम किए या बदले'),
    items.moved > 0 ? `क्लिप: अपनी जगह से हटीं ${items.moved}।` : null,
    changesText('कैप्शन', captions, 'बदले'),
    hasOtherSettings ? 'ट्रैक या पूरी फ़िल्म की सेटिंग अलग हैं।' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.before)} की जगह ${formatDuration(seconds.after)}, ${isLonger ? 'लंबी' : 'छोटी'}।`,
  ].filter((sentence) => sentence !== null)
}
