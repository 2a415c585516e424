import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'ड्राफ़्ट',
  pending: 'इंतज़ार में',
  processing: 'प्रोसेस हो रही है',
  paused: 'रुकी हुई',
  completed: 'पूरी',
  failed: 'नाकाम',
  exportFailed: 'एक्सपोर्ट नाकाम',
  canceledLabel: 'रद्द',
  canceled: 'वर्कफ़्लो रद्द कर दिया गया',
  generationError: 'जनरेट करने में गड़बड़ी',
  executionFailed: 'वर्कफ़्लो नहीं चल सका',
  timedOut: (attempts) => `${attempts} कोशिशों के बाद वर्कफ़्लो का समय खत्म हो गया`,
  steps: ['स्टोरी की स्क्रिप्ट बनाना', 'इमेज बनाना', 'वीडियो बनाना'],
  failures: {
    creating_story: 'स्टोरी नहीं बन सकी। क्रेडिट लौटा दिए गए हैं।',
    generating_storyboard: 'स्टोरीबोर्ड नहीं बन सका। क्रेडिट लौटा दिए गए हैं।',
    generating_images: 'इमेज नहीं बन सकीं। क्रेडिट लौटा दिए गए हैं।',
    generating_videos: 'वीडियो नहीं बन सके। क्रेडिट लौटा दिए गए हैं।',
    generating_timeline: 'टाइमलाइन नहीं बन सकी। कृपया रिकवर करके देखें।',
    exporting_video: 'वीडियो एक्सपोर्ट नहीं हो सका। कृपया रिकवर करके देखें।',
    user_exporting_video: 'वीडियो एक्सपोर्ट नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  failuresOfAnother: {
    generating_timeline: 'टाइमलाइन नहीं बन सकी। इसे बनाने वाला मुफ़्त में रिकवर कर सकता है।',
    exporting_video: 'वीडियो एक्सपोर्ट नहीं हो सका। इसे बनाने वाला मुफ़्त में रिकवर कर सकता है।',
    user_exporting_video: 'वीडियो एक्सपोर्ट नहीं हो सका। इसे बनाने वाला फिर कोशिश कर सकता है।',
  },
  anyFailure: 'कुछ गड़बड़ हो गई। क्रेडिट लौटा दिए गए हैं।',
}
