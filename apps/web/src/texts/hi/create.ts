import type * as english from '../create.ts'
import type { Translation } from '../locale/translation.ts'

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'स्टोरी बनाएँ',
  banners: {
    script_to_video: 'लिखें कि क्या कहना है: तस्वीरें, आवाज़, संगीत और कैप्शन आपके शब्दों के साथ चलते हैं।',
    character_vlog: 'चुनें कि किसकी बात है और वे क्या करते हैं: तस्वीरों में एक दिन, संगीत के साथ।',
    music_video: 'गाना और प्रकार चुनें: शॉट उसकी बीट पर कटते हैं, और उसके बोल कैप्शन बन जाते हैं।',
    asmr_video: 'चुनें कि चीज़ को कैसे छुआ जाए: क्लोज़-अप, धीमी हरकतें और उसकी आवाज़ साथ आती हैं।',
  },
  back: 'वापस',
  draftSaved: 'ड्राफ़्ट सेव हो गया',
  builtInEngines: 'बिल्ट-इन इंजन इस्तेमाल हो रहे हैं',

  undo: { undo: 'पहले जैसा करें', redo: 'फिर से करें' },
  counterLabel: (count, limit) => `${limit} में से ${count} अक्षर इस्तेमाल हुए`,

  script: {
    label: 'वॉइसओवर स्क्रिप्ट',
    placeholder: 'कथावाचक जो कहेगा उसे लिखें या पेस्ट करें, या “AI से स्क्रिप्ट बनाएँ” के साथ किसी आइडिया से शुरू करें।',
    createWithAi: 'AI से स्क्रिप्ट बनाएँ',
    rewrite: 'AI से दोबारा लिखें',
    rewriting: 'दोबारा लिखा जा रहा है…',
    autoPolish: 'ऑटो-पॉलिश',
    autoPolishHint: 'वीडियो बनने से पहले वर्तनी और व्याकरण सुधारता है',
    try: 'आज़माएँ',
    estimatedLength: (time, shots) => `करीब ${time}, ${shots} शॉट`,
    optionsLabel: 'रूप और आवाज़',
    generating: 'स्क्रिप्ट लिखी जा रही है',
    builtInPolishNote: 'अंग्रेज़ी के अलावा बिल्ट-इन राइटर सिर्फ़ शब्दों को सँवारता है',
  },

  asmr: {
    styleLabel: 'ASMR स्टाइल',
    chooseFirst: 'कोई स्टाइल चुनें। उसका सीन यहाँ दिखेगा।',
    sceneLabel: 'सीन',
    material: 'चीज़',
    materials: 'चुनने के लिए चीज़ें',
    optionsLabel: 'आकार, लंबाई और आवाज़',
    shots: 'शॉट की संख्या',
    shotsHint: (min, max) => `${min} से ${max}, हर एक पाँच सेकंड का`,
    fewer: 'शॉट घटाएँ',
    more: 'शॉट बढ़ाएँ',
    generate: 'जनरेट करें',
    reset: 'रीसेट करें',
    missing: { style: 'स्टाइल चुनें', material: 'चीज़ भरें' },
  },

  idea: {
    title: 'आइडिया से वीडियो',
    label: 'वीडियो किस बारे में है?',
    placeholder: 'बिल्लियाँ कीबोर्ड पर क्यों बैठती हैं',
    cancel: 'रद्द करें',
    generate: 'स्क्रिप्ट जनरेट करें',
    generating: 'स्क्रिप्ट लिखी जा रही है…',
    details: {
      hint: 'वैकल्पिक, पर इससे स्क्रिप्ट आपकी अपनी बनती है: बिल्ट-इन राइटर कुछ गढ़ता नहीं, वही कहता है जो आप बताते हैं।',
      audience: 'यह किसके लिए है?',
      audiencePlaceholder: 'चाय के शौकीन लोग',
      facts: 'इसमें क्या कहा जाए?',
      factsHint: 'तीन बातों तक, हर पंक्ति में एक',
      ending: 'यह कैसे खत्म हो?',
    },
  },
  missingDetails: {
    names: { audience: 'यह किसके लिए है', facts: 'तीन बातों तक', ending: 'अंत' },
    text: (missing) =>
      `सिर्फ़ आपकी दी हुई जानकारी से लिखा गया: बिल्ट-इन राइटर इस विषय पर और कुछ नहीं जानता और कुछ गढ़ता नहीं। उसे और बताएँ: ${missing.join(', ')}।`,
    addDetails: 'और बताएँ',
  },
  rewriteReview: {
    label: 'दोबारा लिखने से क्या बदला',
    accepted: (accepted, total) => `${total} में से ${accepted} बदलाव रखे गए`,
    acceptAll: 'सभी रखें',
    rejectAll: 'सभी वापस लें',
    done: 'हो गया',
    replacedBy: 'की जगह',
    added: 'जोड़ा गया: ',
    removed: 'हटाया गया: ',
  },

  shortScript: {
    title: 'बहुत छोटी स्क्रिप्ट',
    text: 'लगता है कि आपकी वॉइसओवर स्क्रिप्ट बहुत छोटी है — वीडियो बस करीब 5 सेकंड का बनेगा। क्या AI से इसे बढ़ाने में मदद चाहिए?',
    proceed: 'फिर भी आगे बढ़ें',
    rewrite: 'AI से दोबारा लिखें',
  },

  validation: {
    scriptRequired: 'कृपया स्क्रिप्ट डालें',
    scriptTooLong: 'स्क्रिप्ट बहुत लंबी है',
    voice: 'कृपया सही आवाज़ चुनें',
  },

  style: {
    label: 'वीडियो स्टाइल',
    suggested: (name) => `सुझाव: ${name}`,
    photorealistic: 'रोशनी, बनावट और गहराई वाला डायोरामा',
    withProvider: 'यहाँ इसे रोशनी वाले डायोरामा जैसा बनाया जाता है। इमेज प्रोवाइडर कनेक्ट होने पर यह फ़ोटो जैसा दिखता है।',
  },

  voice: {
    label: 'आवाज़',
    auto: 'ऑटो',
    autoHint: 'स्क्रिप्ट के हिसाब से',
    listen: (name) => `${name} को सुनें`,
    stop: (name) => `${name} को रोकें`,
    unavailable: 'यह नमूना अभी नहीं चल सकता',
    fetched: (language) => `इंस्टॉल की हुई आवाज़, ${language}`,
  },

  aspect: { label: 'आस्पेक्ट रेशियो', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'कैप्शन', hint: 'वीडियो में छपे हुए, बाद में बदल सकते हैं' },

  character: {
    label: 'किरदार',
    none: 'कोई नहीं',
    hint: 'मुख्य भूमिका निभाता है। इसके बिना सिर्फ़ स्क्रिप्ट तय करती है कि कौन दिखे।',
  },

  advanced: {
    label: 'ऐडवांस विकल्प',
    imageModel: 'इमेज मॉडल',
    quality: 'तस्वीर की क्वालिटी',
    qualities: { low: 'कम', medium: 'मध्यम', high: 'ज़्यादा' },
    resolution: 'मॉडल का रिज़ॉल्यूशन',
    videoModel: 'वीडियो मॉडल',
    mode: 'मोड',
    noModel: 'यहाँ कोई मॉडल इस आकार की क्लिप नहीं बनाता',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'एक्सप्लेनर वीडियो की कीमत हर मॉडल के लिए एक ही है।',
      asmr_video: 'ASMR वीडियो की कीमत हर मॉडल के लिए एक ही है।',
    },
    imageRefusals: {
      several_characters: 'कई किरदारों के लिए seedream4 चाहिए',
      quick_character: 'क्विक रेफ़रेंस वाला किरदार नहीं लेता',
    },
    videoRefusals: { no_start_end_frame: 'पहला और आखिरी फ़्रेम नहीं लेता' },
    singleModel: 'इस प्रकार के वीडियो का एक ही मॉडल है।',
    whenUnavailable: {
      label: 'जब इसका प्रोवाइडर बंद हो',
      other_provider: 'दूसरा लें',
      ask: 'मुझसे पूछें',
      notes: {
        other_provider:
          'उसी मॉडल का कोई दूसरा प्रोवाइडर उतने ही क्रेडिट में शॉट या संगीत बनाता है; आवाज़ के मामले में दूसरी आवाज़ पूरी फ़िल्म फिर से बोलती है, कभी सिर्फ़ उसका हिस्सा नहीं। कोई न हो तो आपसे पूछा जाता है।',
        ask: 'इसकी जगह कुछ और नहीं बनता और कुछ नहीं कटता; आप चुनते हैं कि इसे कौन बनाए।',
      },
    },
    modes: { lite: 'लाइट', standard: 'स्टैंडर्ड', turbo: 'टर्बो', pro: 'प्रो' },
  },

  bar: {
    minutes: (minutes) => `करीब ${minutes} मिनट`,
    previewMinutes: (minutes) => `प्रीव्यू करीब ${minutes} मिनट`,
    from: 'कम से कम',
    balance: {
      known: 'अभी {balance}, बाद में {after}',
      short: 'अभी {balance}, {missing}',
      available: '{balance} उपलब्ध',
    },
    missing: (credits) => `${credits} और चाहिए`,
    freeLeft: (count) => `${count} मुफ़्त स्टोरी बाकी`,
    refundNote: 'कोई चरण नाकाम हो तो बचे हुए क्रेडिट लौट आते हैं।',
    priceVaries: {
      music_video: 'क्रेडिट चुने गए मॉडल और संगीत की लंबाई पर निर्भर हैं',
      character_vlog: 'क्रेडिट चुने गए मॉडल और अवधि पर निर्भर हैं',
      asmr_video: 'क्रेडिट शॉट की संख्या पर निर्भर हैं',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `आपकी मुफ़्त स्टोरी के साथ “बनाएँ” मुफ़्त है। प्रीव्यू मुफ़्त नहीं है: अभी ${preview} क्रेडिट, आगे बढ़ाने के लिए ${resume} और।`,
    freeCreateUnknown: 'आपकी मुफ़्त स्टोरी के साथ “बनाएँ” मुफ़्त है। प्रीव्यू मुफ़्त नहीं है: उसकी कीमत आपके गाने पर निर्भर है।',
    freeForVisitors: 'नए अकाउंट को एक मुफ़्त स्टोरी मिलती है: तब “बनाएँ” मुफ़्त है, प्रीव्यू नहीं।',
    previewOnPhone: 'प्रीव्यू का स्टोरीबोर्ड चौड़ी स्क्रीन पर एडिट होता है।',
    preview: 'प्रीव्यू',
    previewing: 'प्रीव्यू बन रहा है…',
    create: 'बनाएँ',
    creating: 'शुरू हो रहा है…',
    priceUnknown: 'कीमत लोड नहीं हो सकी। कुछ भी कटने से पहले वह दिखाई जाएगी।',
  },

  start: {
    fallback: 'किरदार का व्लॉग नहीं बन सका',
    priceChanged: (credits) => `कीमत अब ${credits} क्रेडिट है। कुछ नहीं कटा: आगे बढ़ने के लिए बटन फिर दबाएँ।`,
    priceChangedUnknown: 'कीमत बदल गई है। कुछ नहीं कटा: नई कीमत देखें और बटन फिर दबाएँ।',
    moderated: (classes, words) =>
      `यह स्टोरी पब्लिश नहीं हो सकती: ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : ''}। कुछ नहीं कटा।`,
    moderatedAcceptable: 'इसे बदलें, या सिर्फ़ अपने लिए बनाने को बटन फिर दबाएँ।',
    moderatedRefused: 'कृपया इसे बदलें।',
    seeCredits: 'अपने क्रेडिट देखें',
    network: 'सर्वर से संपर्क नहीं हो सका। आपका भरा हुआ सब कुछ रखा गया है: बटन फिर दबाएँ, आपसे दो बार नहीं कटेगा।',
  },

  starts: {
    script_to_video: {
      started: (id) => `स्क्रिप्ट से वीडियो बनना शुरू हुआ, वर्कफ़्लो ${id}`,
      finished: 'स्क्रिप्ट से वीडियो बन गया',
      failed: 'स्क्रिप्ट से वीडियो नहीं बन सका',
    },
    asmr_video: {
      started: (id) => `ASMR वीडियो बनना शुरू हुआ, वर्कफ़्लो ${id}`,
      finished: 'ASMR वीडियो बन गया',
      failed: 'ASMR वीडियो नहीं बन सका',
    },
    character_vlog: {
      started: (id) => `किरदार का व्लॉग बनना शुरू हुआ, वर्कफ़्लो ${id}`,
      finished: 'किरदार का व्लॉग बन गया',
      failed: 'किरदार का व्लॉग नहीं बन सका',
    },
  },

  previewHint: {
    title: 'स्टोरीबोर्ड का प्रीव्यू कंप्यूटर पर देखें',
    text: 'आपका प्रीव्यू बन रहा है। स्टोरीबोर्ड चौड़ी स्क्रीन पर एडिट होता है: कंप्यूटर पर Fablecut खोलें। यह “मेरी स्टोरी” में मिलेगा।',
    confirm: 'ठीक है, समझ गए!',
  },

  resume: {
    label: 'आगे बढ़ाएँ',
    resuming: 'आगे बढ़ाया जा रहा है…',
    failed: 'प्रीव्यू आगे नहीं बढ़ सका',
    text: 'स्टोरीबोर्ड तैयार है और यहाँ रुका है। आगे बढ़ाने पर दिख रहे शॉट के वीडियो बनेंगे और फ़िल्म पूरी होगी।',
  },

  progress: {
    title: 'आपकी स्टोरी बन रही है',
    wait: 'इसमें कुछ मिनट लग सकते हैं',
    typicalDuration: 'आम तौर पर 2-5 मिनट लगते हैं, स्टोरी की लंबाई के हिसाब से',
    expected: (minutes) => `इसमें: करीब ${minutes} मिनट`,
    leaveNote: 'आप यह पेज बंद कर सकते हैं: स्टोरी बनती रहेगी और “मेरी स्टोरी” में मिलेगी।',
    stepState: { done: 'पूरा', active: 'चल रहा है', failed: 'नाकाम', stopped: 'रुका हुआ', pending: 'शुरू नहीं हुआ' },
    queued: 'खाली जगह का इंतज़ार',
    planningShots: 'शॉट की योजना बन रही है',
    analysingSong: 'गाना सुनकर कट की योजना बन रही है',
    shotsPlannedSilent: (shots) => `${shots} शॉट की योजना तैयार`,
    shotsPlanned: (shots, length) => `${shots} शॉट, करीब ${length} का वॉइसओवर`,
    imagesDone: (done, total) => `${total} में से ${done} तस्वीरें बनीं`,
    imagesNext: 'हर शॉट के लिए एक तस्वीर बनाता है',
    clipsDone: (done, total) => `${total} में से ${done} में हरकत आई`,
    failedCount: (count) => `, ${count} नाकाम`,
    timeline: 'तस्वीरें और आवाज़ रखी जा रही हैं',
    exporting: (done, total) => (total > 0 ? `एक्सपोर्ट हो रहा है, ${total} में से ${done} हिस्से` : 'एक्सपोर्ट हो रहा है'),
    clipsNext: 'हर तस्वीर में हरकत लाता है और आवाज़ जोड़ता है',
    finished: 'फ़िल्म तैयार है',
    storyboardReady: 'स्टोरीबोर्ड तैयार, रुका हुआ',
    paused: 'रुका हुआ: वीडियो बनाने के लिए आगे बढ़ाएँ',
    notFinished: 'पूरा नहीं हुआ',
    elapsed: (time) => `अब तक ${time}`,
    elapsedLong: (time) => `अब तक ${time}, आम से ज़्यादा समय`,
    shotsNote: 'हर तस्वीर बनते ही दिखती है।',
    generatingImage: 'तस्वीर बन रही है',
    generatingClip: 'हरकत आ रही है',
    shotFailed: 'यह शॉट नहीं बन सका। कीमत में इसका हिस्सा लौट आया।',
    waiting: 'योजना बनते ही शॉट यहाँ दिखेंगे।',
    shotImage: (number, title) => (title === '' ? `शॉट ${number}` : `शॉट ${number}: ${title}`),
    shotDone: 'पूरा',
    shotImageDone: 'तस्वीर पूरी',
    shots: 'शॉट',
    goToMyStory: 'मेरी स्टोरी पर जाएँ',
    previewEdit: 'प्रीव्यू एडिट करें',
    loading: 'स्टोरी लोड हो रही है',
    reconnecting: 'कनेक्शन टूट गया। स्टोरी बन रही है; फिर से कनेक्ट हो रहा है।',
    invalidId: 'वर्कफ़्लो ID सही नहीं है',
    invalidIdHint: 'इस पते पर कोई स्टोरी नहीं है। आपकी स्टोरी “मेरी स्टोरी” में हैं।',
    parseFailed: 'स्थिति का अपडेट पढ़ा नहीं जा सका',
    backToStory: 'स्टोरी पर वापस जाएँ',
    signIn: 'साइन इन करें',
    signInHint: 'यह स्टोरी देखने के लिए कृपया साइन इन करें।',
  },

  tools: {
    title: 'दमदार एडिटिंग टूल',
    points: [
      { title: 'शॉट जोड़ें या बदलें', text: 'नया शॉट डालें, या किसी शॉट की तस्वीर या क्लिप बदलें।' },
      { title: 'एक क्लिक में फिर जनरेट करें', text: 'बाकी को छुए बिना एक तस्वीर या क्लिप फिर से बनाएँ।' },
      { title: 'संगीत का ऑटो तालमेल', text: 'संगीत फ़िल्म की नई लंबाई के हिसाब से फिर बैठाया जाता है।' },
      { title: 'AI की मदद वाला एडिटर', text: 'टाइमलाइन, जिसमें कैप्शन, आवाज़ और संगीत आपके लिए बने हुए हैं।' },
    ],
    close: 'बंद करें',
  },

  cancel: {
    button: 'रद्द करें',
    title: 'यह स्टोरी रद्द करें?',
    text: 'आगे कुछ नहीं बनेगा। बने हुए शॉट स्टोरी में रहेंगे।',
    refunded: 'अभी लौट आएँगे',
    charged: 'इस्तेमाल हो चुके',
    keepRunning: 'चलने दें',
    confirm: 'स्टोरी रद्द करें',
    startAgain: 'इन्हीं जवाबों से फिर शुरू करें',
    failed: (message) => `गड़बड़ी: ${message}`,
    canceledNote: 'जो इस्तेमाल नहीं हुआ वह आपके बैलेंस में लौट आया। बने हुए शॉट स्टोरी में हैं।',
  },

  receipt: {
    title: 'रसीद',
    held: 'इस स्टोरी के लिए रोके गए',
    used: 'अब तक इस्तेमाल हुए',
    refundedOnCancel: 'रद्द करने पर लौट आएँगे',
    note: 'अगर कोई तस्वीर या कोई क्लिप न बन सके, तो सब कुछ लौट आता है।',
    charged: 'इस स्टोरी के लिए काटे गए',
    refunded: 'आपके बैलेंस में लौटाए गए',
    free: 'मुफ़्त स्टोरी से बनी',
    seeReceipt: 'रसीद देखें',
  },

  result: {
    title: 'आपकी स्टोरी तैयार है',
    download: 'डाउनलोड करें',
    share: 'शेयर करें',
    edit: 'एडिट करें',
    video: (title) => `${title} का वीडियो`,
    fileMissing: 'फ़िल्म पूरी हो गई है, पर उसकी फ़ाइल नहीं मिल रही। उसे “मेरी स्टोरी” में खोलें।',
    playbackFailed: 'फ़िल्म यहाँ नहीं चल रही। फिर कोशिश करें, या फ़ाइल डाउनलोड करें।',
    failedShots: (count) => (count === 1 ? '1 शॉट नहीं बन सका; कीमत का हिस्सा लौट आया।' : `${count} शॉट नहीं बन सके; कीमत का हिस्सा लौट आया।`),
  },

  paused: {
    title: 'आपका प्रीव्यू तैयार है',
    storyboard: 'स्टोरीबोर्ड खोलें',
    savedAfterFailure: 'आपका स्टोरीबोर्ड रखा गया है: आप फिर आगे बढ़ा सकते हैं।',
  },

  failed: {
    saved: 'आपका डाला हुआ और बना हुआ सब कुछ रखा गया है।',
    reason: (reason) => `${reason.replace(/[.।\s]+$/u, '')}।`,
    sound: {
      label: 'अब इसे कौन बनाए',
      note: {
        speech: 'शॉट रखे जाते हैं, और पूरी फ़िल्म एक ही आवाज़ बोलती है।',
        music: 'शॉट और उनकी आवाज़ें रखी जाती हैं।',
        song: 'आपका डाला हुआ सब रखा जाता है।',
      },
      again: 'फिर कोशिश करें',
      use: (name) => `${name} लें`,
      builtIn: { speech: 'बिल्ट-इन कथावाचक लें', music: 'बिल्ट-इन संगीतकार लें', song: '' },
      failed: 'स्टोरी आगे नहीं बढ़ सकी। कुछ नहीं कटा।',
    },
  },
}
