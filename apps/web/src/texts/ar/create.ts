import type * as english from '../create.ts'
import type { Translation } from '../locale/translation.ts'
import { ofMinutes, ofShots, plural, shots } from './counts.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join('، ')

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'إنشاء قصة',
  banners: {
    script_to_video: 'اكتب ما يجب أن يُقال: وتتبع كلماتك الصور والصوت والموسيقى والتسميات التوضيحية.',
    character_vlog: 'اختر عمّن تدور القصة وماذا يفعل: يوم بالصور على أنغام الموسيقى.',
    music_video: 'اختر أغنية ونوعًا: تُقطَّع اللقطات على إيقاعها، وتصبح كلماتها تسميات توضيحية.',
    asmr_video: 'اختر كيف تُلمس المادة: وتتبعها لقطات قريبة وحركات بطيئة وصوتها.',
  },
  back: 'رجوع',
  draftSaved: 'تم حفظ المسودة',
  builtInEngines: 'المحرّكات المدمجة قيد الاستخدام',

  undo: { undo: 'تراجع', redo: 'إعادة' },
  counterLabel: (count, limit) => `استُخدم ${count} من ${limit} حرف`,

  script: {
    label: 'نص التعليق الصوتي',
    placeholder: 'اكتب ما يقوله الراوي أو الصقه، أو ابدأ من فكرة عبر «إنشاء نص بالذكاء الاصطناعي».',
    createWithAi: 'إنشاء نص بالذكاء الاصطناعي',
    rewrite: 'إعادة الصياغة بالذكاء الاصطناعي',
    rewriting: 'جارٍ إعادة الصياغة…',
    autoPolish: 'تحسين تلقائي',
    autoPolishHint: 'يصحّح الإملاء والقواعد قبل إنشاء الفيديو',
    try: 'جرّب',
    estimatedLength: (time, count) => `حوالي ${time}، ${shots(count)}`,
    optionsLabel: 'المظهر والصوت',
    generating: 'تجري كتابة النص',
    builtInPolishNote: 'في غير الإنجليزية يكتفي الكاتب المدمج بترتيب الكلمات',
  },

  asmr: {
    styleLabel: 'نمط ASMR',
    chooseFirst: 'اختر نمطًا. يظهر مشهده هنا.',
    sceneLabel: 'المشهد',
    material: 'المادة',
    materials: 'مواد للاختيار',
    optionsLabel: 'الأبعاد والطول والصوت',
    shots: 'عدد اللقطات',
    shotsHint: (min, max) => `من ${min} إلى ${max}، خمس ثوانٍ لكل منها`,
    fewer: 'لقطات أقل',
    more: 'لقطات أكثر',
    generate: 'إنشاء',
    reset: 'إعادة ضبط',
    missing: { style: 'اختر نمطًا', material: 'املأ حقل المادة' },
  },

  idea: {
    title: 'من فكرة إلى فيديو',
    label: 'ما موضوع الفيديو؟',
    placeholder: 'لماذا تجلس القطط على لوحات المفاتيح',
    cancel: 'إلغاء',
    generate: 'إنشاء النص',
    generating: 'تجري كتابة النص…',
    details: {
      hint: 'اختياري، لكنه يجعل النص نصّك: الكاتب المدمج لا يختلق شيئًا، بل يقول ما تخبره به.',
      audience: 'لمن هو؟',
      audiencePlaceholder: 'محبّو الشاي',
      facts: 'ماذا يجب أن يقول؟',
      factsHint: 'ثلاث حقائق على الأكثر، واحدة في كل سطر',
      ending: 'كيف ينتهي؟',
    },
  },
  missingDetails: {
    names: { audience: 'لمن هو', facts: 'ثلاث حقائق على الأكثر', ending: 'النهاية' },
    text: (missing) =>
      `كُتب مما قدّمتَه وحده: الكاتب المدمج لا يعرف شيئًا آخر عن هذا الموضوع ولا يختلق شيئًا. أخبره بالمزيد: ${missing.join('، ')}.`,
    addDetails: 'إخباره بالمزيد',
  },
  rewriteReview: {
    label: 'ما غيّرته إعادة الصياغة',
    accepted: (accepted, total) =>
      plural(total, {
        one: `أُبقي على ${accepted} من تغيير واحد`,
        two: `أُبقي على ${accepted} من تغييرين`,
        few: `أُبقي على ${accepted} من ${total} تغييرات`,
        many: `أُبقي على ${accepted} من ${total} تغييرًا`,
        other: `أُبقي على ${accepted} من ${total} تغيير`,
      }),
    acceptAll: 'الإبقاء على الكل',
    rejectAll: 'التراجع عن الكل',
    done: 'تم',
    replacedBy: 'صار',
    added: 'أُضيف: ',
    removed: 'أُزيل: ',
  },

  shortScript: {
    title: 'نص قصير جدًا',
    text: 'يبدو أن نص التعليق الصوتي قصير جدًا، وسيكون طول الفيديو حوالي 5 ثوانٍ فقط. هل تريد مساعدة الذكاء الاصطناعي في توسيعه؟',
    proceed: 'المتابعة على أي حال',
    rewrite: 'إعادة الصياغة بالذكاء الاصطناعي',
  },

  validation: {
    scriptRequired: 'يُرجى إدخال نص',
    scriptTooLong: 'النص طويل جدًا',
    voice: 'يُرجى تحديد صوت صالح',
  },

  style: {
    label: 'نمط الفيديو',
    suggested: (name) => `مقترح: ${name}`,
    photorealistic: 'مجسّم مضاء غني بالتفاصيل مع عمق ميدان',
    withProvider: 'يُرسم هنا كمجسّم مضاء. ويجعله مزوّد صور متصل يبدو كصورة فوتوغرافية.',
  },

  voice: {
    label: 'المعلّق الصوتي',
    auto: 'تلقائي',
    autoHint: 'يُختار حسب النص',
    listen: (name) => `الاستماع إلى ${name}`,
    stop: (name) => `إيقاف ${name}`,
    unavailable: 'لا يمكن تشغيل هذه العيّنة الآن',
    fetched: (language) => `صوت مثبَّت، ${language}`,
  },

  aspect: { label: 'نسبة الأبعاد', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'التسميات التوضيحية', hint: 'مدمجة في الصورة، ويمكن تعديلها لاحقًا' },

  character: {
    label: 'الشخصية',
    none: 'بلا',
    hint: 'تؤدي الدور الرئيسي. ومن دونها يحدّد النص وحده من يظهر.',
  },

  advanced: {
    label: 'خيارات متقدمة',
    imageModel: 'نموذج الصور',
    quality: 'جودة الصورة',
    qualities: { low: 'منخفضة', medium: 'متوسطة', high: 'عالية' },
    resolution: 'دقة النموذج',
    videoModel: 'نموذج الفيديو',
    mode: 'الوضع',
    noModel: 'لا يوجد هنا نموذج يصنع مقاطع بهذا الحجم',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join('، '),
    samePrice: {
      script_to_video: 'سعر الفيديو التوضيحي واحد لكل النماذج.',
      asmr_video: 'سعر فيديو ASMR واحد لكل النماذج.',
    },
    imageRefusals: {
      several_characters: 'تحتاج الشخصيات المتعددة إلى seedream4',
      quick_character: 'لا يقبل شخصية ذات مرجع سريع',
    },
    videoRefusals: { no_start_end_frame: 'لا يقبل إطار بداية ونهاية' },
    singleModel: 'لهذا النوع من الفيديو نموذج واحد.',
    whenUnavailable: {
      label: 'عند تعطّل مزوّده',
      other_provider: 'استخدام مزوّد آخر',
      ask: 'اسألني',
      notes: {
        other_provider:
          'يصنع مزوّد آخر للنموذج نفسه اللقطة أو الموسيقى مقابل النقاط نفسها، ويعيد صوت آخر قراءة الفيلم كله، لا جزءًا منه. وإذا لم يوجد غيره، نسألك.',
        ask: 'لا يُصنع شيء آخر مكانه ولا يُخصم شيء، وأنت تختار من يصنعه.',
      },
    },
    modes: { lite: 'خفيف', standard: 'قياسي', turbo: 'توربو', pro: 'احترافي' },
  },

  bar: {
    minutes: (minutes) => `حوالي ${ofMinutes(minutes)}`,
    previewMinutes: (minutes) => `المعاينة حوالي ${ofMinutes(minutes)}`,
    from: 'بدءًا من',
    balance: {
      known: 'الآن {balance}، وبعدها {after}',
      short: 'الآن {balance}، {missing}',
      available: 'المتاح {balance}',
    },
    missing: (credits) => `ينقصك ${credits}`,
    freeLeft: (count) =>
      plural(count, {
        one: 'بقيت لك قصة مجانية واحدة',
        two: 'بقيت لك قصتان مجانيتان',
        few: `بقيت لك ${count} قصص مجانية`,
        other: `بقيت لك ${count} قصة مجانية`,
      }),
    refundNote: 'إذا فشلت خطوة، تعود النقاط غير المستخدمة.',
    priceVaries: {
      music_video: 'تختلف النقاط حسب النموذج المختار وطول الموسيقى',
      character_vlog: 'تختلف النقاط حسب النموذج المختار والمدة',
      asmr_video: 'تختلف النقاط حسب عدد اللقطات',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `الإنشاء مجاني بقصتك المجانية. أما المعاينة فليست مجانية: ${preview} نقطة الآن، و${resume} نقطة أخرى لاستئنافها.`,
    freeCreateUnknown: 'الإنشاء مجاني بقصتك المجانية. أما المعاينة فليست مجانية: سعرها يعتمد على أغنيتك.',
    freeForVisitors: 'يبدأ الحساب الجديد بقصة مجانية: يكون الإنشاء مجانيًا عندها، أما المعاينة فلا.',
    previewOnPhone: 'تُعدَّل لوحة القصة الخاصة بالمعاينة على شاشة أعرض.',
    preview: 'معاينة',
    previewing: 'جارٍ إعداد المعاينة…',
    create: 'إنشاء',
    creating: 'جارٍ البدء…',
    priceUnknown: 'تعذّر تحميل السعر. سيُعرض قبل أي خصم.',
  },

  start: {
    fallback: 'فشل إنشاء فلوق الشخصية',
    priceChanged: (credits) => `أصبح السعر الآن ${credits} نقطة. لم يُخصم شيء: اضغط الزر مجددًا للمتابعة.`,
    priceChangedUnknown: 'تغيّر السعر. لم يُخصم شيء: اطّلع على السعر الجديد واضغط الزر مجددًا.',
    moderated: (classes, words) =>
      `لا يمكن نشر هذه القصة: ${classes.join('، ')}${words.length > 0 ? ` (${quoted(words)})` : ''}. لم يُخصم شيء.`,
    moderatedAcceptable: 'عدِّلها، أو اضغط الزر مجددًا لإنشائها لك وحدك.',
    moderatedRefused: 'يُرجى تعديلها.',
    seeCredits: 'عرض نقاطك',
    network: 'تعذّر الوصول إلى الخادم. بقي ما أدخلته محفوظًا: اضغط الزر مجددًا، ولن يُخصم منك مرتين.',
  },

  starts: {
    script_to_video: {
      started: (id) => `بدأ إنشاء الفيديو من النص، سير العمل ${id}`,
      finished: 'تم إنشاء الفيديو من النص بنجاح',
      failed: 'فشل إنشاء الفيديو من النص',
    },
    asmr_video: {
      started: (id) => `بدأ إنشاء فيديو ASMR، سير العمل ${id}`,
      finished: 'تم إنشاء فيديو ASMR بنجاح',
      failed: 'فشل إنشاء فيديو ASMR',
    },
    character_vlog: {
      started: (id) => `بدأ إنشاء فلوق الشخصية، سير العمل ${id}`,
      finished: 'تم إنشاء فلوق الشخصية بنجاح',
      failed: 'فشل إنشاء فلوق الشخصية',
    },
  },

  previewHint: {
    title: 'معاينة لوحة القصة على الكمبيوتر',
    text: 'يجري إعداد معاينتك. تُعدَّل لوحة القصة على شاشة أعرض: افتح Fablecut على كمبيوتر. ستجدها ضمن «قصصي».',
    confirm: 'حسنًا، فهمت!',
  },

  resume: {
    label: 'استئناف',
    resuming: 'جارٍ الاستئناف…',
    failed: 'تعذّر استئناف المعاينة',
    text: 'لوحة القصة جاهزة ومتوقفة هنا مؤقتًا. الاستئناف يصنع فيديوهات اللقطات الظاهرة ويُكمل الفيلم.',
  },

  progress: {
    title: 'جارٍ إنشاء قصتك',
    wait: 'قد يستغرق هذا بضع دقائق',
    typicalDuration: 'تستغرق المعالجة عادةً من 2 إلى 5 دقائق حسب طول القصة',
    expected: (minutes) => `هذه القصة: حوالي ${ofMinutes(minutes)}`,
    leaveNote: 'يمكنك إغلاق هذه الصفحة: يستمر إنشاء القصة وتجدها ضمن «قصصي».',
    stepState: { done: 'تمت', active: 'قيد التنفيذ', failed: 'فشلت', stopped: 'توقفت', pending: 'لم تبدأ' },
    queued: 'في انتظار دور شاغر',
    planningShots: 'تخطيط اللقطات',
    analysingSong: 'الاستماع إلى الأغنية وتخطيط القطع',
    shotsPlannedSilent: (count) => `تم تخطيط ${ofShots(count)}`,
    shotsPlanned: (count, length) => `${shots(count)}، حوالي ${length} من السرد`,
    imagesDone: (done, total) => `رُسم ${done} من ${total}`,
    imagesNext: 'تُرسم صورة واحدة لكل لقطة',
    clipsDone: (done, total) => `تحرّك ${done} من ${total}`,
    failedCount: (count) => `، فشل ${count}`,
    timeline: 'وضع الصور والصوت',
    exporting: (done, total) => (total > 0 ? `جارٍ تصدير الأجزاء، ${done} من ${total}` : 'جارٍ التصدير'),
    clipsNext: 'تُحرَّك كل صورة ويُضاف الصوت',
    finished: 'الفيلم جاهز',
    storyboardReady: 'لوحة القصة جاهزة، متوقفة مؤقتًا',
    paused: 'متوقفة مؤقتًا: استأنِف لصنع الفيديوهات',
    notFinished: 'غير مكتملة',
    elapsed: (time) => `مضى ${time}`,
    elapsedLong: (time) => `مضى ${time}، أطول من المعتاد`,
    shotsNote: 'تظهر كل صورة فور اكتمالها.',
    generatingImage: 'جارٍ الرسم',
    generatingClip: 'جارٍ التحريك',
    shotFailed: 'فشلت هذه اللقطة. أُعيدت حصتها من السعر.',
    waiting: 'تظهر اللقطات هنا عند تخطيطها.',
    shotImage: (number, title) => (title === '' ? `اللقطة ${number}` : `اللقطة ${number}: ${title}`),
    shotDone: 'مكتملة',
    shotImageDone: 'الصورة مكتملة',
    shots: 'اللقطات',
    goToMyStory: 'الانتقال إلى «قصصي»',
    previewEdit: 'تعديل المعاينة',
    loading: 'جارٍ تحميل القصة',
    reconnecting: 'انقطع الاتصال. القصة مستمرة، وتجري إعادة الاتصال.',
    invalidId: 'معرّف سير عمل غير صالح',
    invalidIdHint: 'لا توجد قصة بهذا العنوان. قصصك ضمن «قصصي».',
    parseFailed: 'فشلت قراءة تحديث الحالة',
    backToStory: 'الرجوع إلى القصص',
    signIn: 'تسجيل الدخول',
    signInHint: 'يُرجى تسجيل الدخول لرؤية هذه القصة.',
  },

  tools: {
    title: 'أدوات تحرير قوية',
    points: [
      { title: 'إضافة اللقطات أو استبدالها', text: 'أضِف لقطة جديدة، أو صورة أو مقطعًا آخر للقطة لديك.' },
      { title: 'إعادة إنشاء بنقرة واحدة', text: 'أعِد إنشاء صورة أو مقطع واحد من دون المساس بالباقي.' },
      { title: 'مزامنة تلقائية للموسيقى', text: 'تُضبط الموسيقى من جديد على طول الفيلم الجديد.' },
      { title: 'محرّر بمساعدة الذكاء الاصطناعي', text: 'مخطط زمني مع تسميات توضيحية وصوت وموسيقى تُصنع لك.' },
    ],
    close: 'إغلاق',
  },

  cancel: {
    button: 'إلغاء',
    title: 'هل تريد إلغاء هذه القصة؟',
    text: 'لن يُصنع شيء آخر. وتبقى اللقطات المكتملة في القصة.',
    refunded: 'يعود إليك الآن',
    charged: 'مستخدَم بالفعل',
    keepRunning: 'المتابعة',
    confirm: 'إلغاء القصة',
    startAgain: 'البدء من جديد بهذه الإجابات',
    failed: (message) => `خطأ: ${message}`,
    canceledNote: 'عاد ما لم يُستخدم إلى رصيدك. وتبقى اللقطات المكتملة في القصة.',
  },

  receipt: {
    title: 'الإيصال',
    held: 'محجوز لهذه القصة',
    used: 'مستخدَم حتى الآن',
    refundedOnCancel: 'يعود إليك عند الإلغاء',
    note: 'إذا تعذّر إنشاء أي صورة أو أي مقطع، يعود المبلغ كله.',
    charged: 'مخصوم لهذه القصة',
    refunded: 'معاد إلى رصيدك',
    free: 'أُنشئت بقصة مجانية',
    seeReceipt: 'عرض الإيصال',
  },

  result: {
    title: 'قصتك جاهزة',
    download: 'تنزيل',
    share: 'مشاركة',
    edit: 'تعديل',
    video: (title) => `فيديو ${title}`,
    fileMissing: 'اكتمل الفيلم، لكن تعذّر العثور على ملفه. افتحه ضمن «قصصي».',
    playbackFailed: 'لا يعمل الفيلم هنا. أعد المحاولة، أو نزِّل الملف.',
    failedShots: (count) => `تعذّر إنشاء ${ofShots(count)}، وأُعيدت الحصة من السعر.`,
  },

  paused: {
    title: 'معاينتك جاهزة',
    storyboard: 'فتح لوحة القصة',
    savedAfterFailure: 'لوحة القصة محفوظة: يمكنك الاستئناف من جديد.',
  },

  failed: {
    saved: 'ما أدخلته وكل ما اكتمل محفوظ.',
    reason: (reason) => `${reason.replace(/[.\s]+$/u, '')}.`,
    sound: {
      label: 'من يصنعه الآن',
      note: {
        speech: 'تبقى اللقطات، ويقرأ صوت واحد الفيلم كله.',
        music: 'تبقى اللقطات وأصواتها.',
        song: 'يبقى ما أدخلته محفوظًا.',
      },
      again: 'إعادة المحاولة',
      use: (name) => `استخدام ${name}`,
      builtIn: { speech: 'استخدام الراوي المدمج', music: 'استخدام الملحّن المدمج', song: '' },
      failed: 'تعذّرت متابعة القصة. لم يُخصم شيء.',
    },
  },
}
