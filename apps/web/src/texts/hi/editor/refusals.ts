import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const KINDS: Readonly<Record<string, string>> = { Video: 'वीडियो', Image: 'इमेज', Audio: 'ऑडियो' }

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `ID ${refusal.itemId} वाला टाइमलाइन आइटम नहीं मिला`
    case 'track_not_found':
      return `ID ${refusal.trackId} वाला ट्रैक नहीं मिला`
    case 'asset_not_found':
      return `ID ${refusal.mediaAssetId} वाला मीडिया नहीं मिला`
    case 'shot_not_found':
      return `ID ${refusal.shotId} वाला शॉट नहीं मिला`
    case 'missing_asset':
      return `शॉट ${refusal.shotId} का ${KINDS[refusal.kind] ?? refusal.kind} मीडिया नहीं मिला, ID ${refusal.mediaAssetId}`
    case 'group_not_found':
      return 'यह ग्रुप अब नहीं है'
    case 'asset_not_ready':
      return 'यह फ़ाइल अभी तैयार नहीं है'
    case 'asset_in_use':
      return 'इसे मिटाया नहीं जा सकता, क्योंकि यह अभी टाइमलाइन में इस्तेमाल हो रहा है।'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `यहाँ काफ़ी जगह नहीं है: ${refusal.requiredFrames} फ़्रेम चाहिए, ${refusal.availableFrames} खाली हैं`
    case 'nothing_to_join':
      return 'ट्रांज़िशन के लिए कट के दोनों ओर क्लिप होनी चाहिए'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'मूल फ़ाइल इतनी लंबी नहीं है'
    case 'out_of_range':
      return `कृपया ${refusal.min} से ${refusal.max} तक का मान चुनें`
    case 'take_not_ready':
      return 'यह टेक अभी तैयार नहीं है'
    case 'fixed_length':
      return 'इस आइटम की लंबाई तय है'
    case 'nothing_to_split':
      return 'स्प्लिट करने के लिए प्लेहेड को किसी क्लिप के अंदर ले जाएँ'
    case 'nothing_to_trim':
      return 'वहाँ ट्रिम करने के लिए प्लेहेड को किसी क्लिप के अंदर ले जाएँ'
    case 'no_beats':
      return 'इस फ़िल्म में अभी बीट वाला कोई संगीत नहीं है'
    case 'nothing_to_cut':
      return 'बीट पर काटने के लिए फ़िल्म में कम से कम दो क्लिप होनी चाहिए'
    case 'nothing_in_range':
      return 'वहाँ फ़िल्म का कुछ नहीं है'
    case 'words_not_found':
      return 'ये शब्द अब फ़िल्म में नहीं हैं'
    case 'too_short':
      return 'इससे जुड़ी आवाज़ या तस्वीर का कुछ नहीं बचेगा। इसकी जगह इसे स्प्लिट करें और वह हिस्सा मिटाएँ'
    case 'nothing_to_duplicate':
      return 'डुप्लिकेट करने के लिए कोई क्लिप, आवाज़ या कैप्शन चुनें'
    case 'nothing_to_copy':
      return 'कॉपी करने के लिए कोई क्लिप, आवाज़ या कैप्शन चुनें'
    case 'nothing_to_paste':
      return 'टाइमलाइन से अभी कुछ कॉपी नहीं किया गया'
    case 'other_frame_rate':
      return `यह प्रति सेकंड ${refusal.copiedFps} फ़्रेम वाली स्टोरी से कॉपी हुआ; इसमें ${refusal.fps} हैं`
    case 'marker_not_found':
      return 'यह मार्कर अब नहीं है'
    case 'empty_range':
      return 'आउट पॉइंट इन पॉइंट के बाद होना चाहिए'
    case 'too_many_markers':
      return `एक टाइमलाइन में ज़्यादा से ज़्यादा ${refusal.max} मार्कर होते हैं`
    case 'track_locked':
      return refusal.name ? `ट्रैक “${refusal.name}” लॉक है। पहले उसे अनलॉक करें` : 'इससे बदलने वाला एक ट्रैक लॉक है। पहले उसे अनलॉक करें'
    case 'nothing_to_freeze':
      return 'फ़्रेम फ़्रीज़ करने के लिए प्लेहेड को किसी क्लिप पर ले जाएँ'
    case 'sound_detached':
      return 'इस क्लिप की आवाज़ पहले से अलग ट्रैक पर है'
    case 'nothing_to_attach':
      return 'इस क्लिप की आवाज़ अलग नहीं की गई है'
    case 'no_material':
      return 'उस ओर दिखाने के लिए फ़ाइल में और कुछ नहीं है'
    case 'no_cut':
      return 'यहाँ कोई कट नहीं है: दूसरा आइटम इससे सटा होना चाहिए'
    case 'nothing_to_link':
      return 'लिंक करने के लिए दो या ज़्यादा आइटम चुनें'
    case 'nothing_to_unlink':
      return 'चुना हुआ लिंक नहीं है'
    case 'several_clips':
      return 'ग्रुप में फ़िल्म की एक ही क्लिप हो सकती है। एक क्लिप और उसके साथ की चीज़ें चुनें'
    case 'invalid_version':
      return `यह वर्शन लौटाया नहीं जा सकता: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const INCOMPATIBLE = {
  video_and_image: 'सिर्फ़ वीडियो और इमेज फ़ाइलें चलती हैं',
  audio: 'सिर्फ़ ऑडियो फ़ाइलें चलती हैं',
  caption: 'इसकी अनुमति नहीं है',
} as const

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `क्लिप में एक-दूसरे पर आने के लिए कुछ नहीं है: पहली के अंत के बाद ${afterFrames} फ़्रेम, दूसरी की शुरुआत से पहले ${beforeFrames} फ़्रेम। उन्हें ट्रिम करें, या डिप लें, जिसे इसकी ज़रूरत नहीं होती।`
