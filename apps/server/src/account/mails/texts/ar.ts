import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = 'إذا لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا، وراجع جلسات حسابك وطرق تسجيل الدخول إليه.'

const RULES = new Intl.PluralRules('ar')

export const ARABIC_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'أكِّد عنوانك',
      lines: ['أنشأ شخص ما، على الأرجح أنت، حسابًا في Fablecut بهذا العنوان. أكِّده لتسجيل الدخول.'],
      action: 'تأكيد هذا العنوان',
      note: 'يعمل الرابط مرة واحدة خلال 24 ساعة. إذا لم تنشئ حسابًا، فلا تفعل شيئًا: لا يمكن استخدام الحساب من دون تأكيد.',
    }),
    'account-exists': () => ({
      subject: 'لديك حساب بالفعل',
      lines: [
        'حاول شخص ما، على الأرجح أنت، إنشاء حساب في Fablecut بهذا العنوان. يوجد حساب به بالفعل، لذلك لم يتغير شيء.',
        'سجّل الدخول بهذا العنوان. وإذا لم تعد تذكر كلمة المرور، فعيّن كلمة جديدة.',
      ],
      action: 'تعيين كلمة مرور جديدة',
      note: 'يعمل الرابط مرة واحدة خلال ساعة. إذا لم تطلب شيئًا، فلا تفعل شيئًا.',
    }),
    'reset-password': () => ({
      subject: 'عيّن كلمة مرور جديدة',
      lines: ['طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لحساب Fablecut المرتبط بهذا العنوان.'],
      action: 'تعيين كلمة مرور جديدة',
      note: 'يعمل الرابط مرة واحدة خلال ساعة. إذا لم تطلبه، فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
    }),
    'change-email': () => ({
      subject: 'أكِّد عنوانك الجديد',
      lines: ['يريد شخص ما، على الأرجح أنت، استخدام هذا العنوان لحساب Fablecut من الآن فصاعدًا.'],
      action: 'استخدام هذا العنوان',
      note: 'يعمل الرابط مرة واحدة خلال ساعة. إذا لم تطلبه، فلا تفعل شيئًا.',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'عنوانك على وشك أن يتغير',
      lines: [`طلب شخص ما، على الأرجح أنت، تغيير عنوان حسابك في Fablecut إلى ${newEmail}. يتغير العنوان عند تأكيد العنوان الجديد.`, NOT_YOU],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'تغيّر عنوانك',
      lines: [`عنوان حسابك في Fablecut هو الآن ${newEmail}. لن تصل الرسائل إلى هذا العنوان بعد الآن.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'تغيّرت كلمة مرورك',
      lines: ['تغيّرت كلمة مرور حسابك في Fablecut.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'أُضيفت طريقة جديدة لتسجيل الدخول',
      lines: [`أُضيفت إلى حسابك في Fablecut طريقة جديدة لتسجيل الدخول: ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'أُزيلت طريقة لتسجيل الدخول',
      lines: [`لم يعد من الممكن تسجيل الدخول إلى حسابك في Fablecut بهذه الطريقة: ${method}.`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'تسجيل الدخول يتطلب رمزًا الآن',
      lines: ['من الآن فصاعدًا يطلب حسابك في Fablecut رمزًا من تطبيق المصادقة عند تسجيل الدخول.', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'لم يعد تسجيل الدخول يتطلب رمزًا',
      lines: ['لم يعد حسابك في Fablecut يطلب رمزًا من تطبيق المصادقة عند تسجيل الدخول.', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'دعوة إلى Fablecut',
      lines: ['أنت مدعو إلى إنشاء حساب في Fablecut، وهو استوديو لمقاطع الفيديو القصيرة بالذكاء الاصطناعي.'],
      action: 'إنشاء حساب',
      note: 'يعمل الرابط مرة واحدة خلال سبعة أيام.',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'رسالة من المشرفين',
      lines: [`اتخذ مشرفو Fablecut قرارًا بشأن «${subject}».`, `السبب: ${reason}`],
      action: 'قراءة الرسالة',
      note: 'تذكر الرسالة ما تقرر، ويمكنك الاعتراض هناك. وإذا لم يعد بإمكانك تسجيل الدخول، ففي صفحة تسجيل الدخول رابط للاعتراض.',
    }),
  },
  notifications: {
    like: ({ who, title }) => ({
      subject: `أُعجب ${who} بـ«${title}»`,
      lines: [`أُعجب ${who} بقصتك «${title}».`],
      action: 'فتح القصة',
    }),
    follow: ({ who }) => ({
      subject: `بدأ ${who} بمتابعتك`,
      lines: [`بدأ ${who} بمتابعتك، وستظهر القصص التي تنشرها لمن يتابعك.`],
      action: 'عرض الملف الشخصي',
    }),
    remix: ({ who, title, original }) => ({
      subject: `نشر ${who} ريمكسًا لقصتك «${original}»`,
      lines: [`نشر ${who} «${title}»، وهي ريمكس لقصتك «${original}».`],
      action: 'مشاهدة الريمكس',
    }),
    new_story: ({ who, title }) => ({
      subject: `نشر ${who} «${title}»`,
      lines: [`نشر ${who}، ممن تتابعهم، قصة جديدة: «${title}».`],
      action: 'مشاهدة القصة',
    }),
    comment: ({ who, title }) => ({
      subject: `علّق ${who} على «${title}»`,
      lines: [`علّق ${who} على قصتك «${title}».`],
      action: 'قراءة التعليقات',
    }),
    reply: ({ who, title }) => ({
      subject: `ردّ ${who} عليك في «${title}»`,
      lines: [`ردّ ${who} على تعليقك على «${title}».`],
      action: 'قراءة الرد',
    }),
  },
  unsubscribe: {
    like: 'إيقاف الرسائل عن الإعجابات',
    follow: 'إيقاف الرسائل عن المتابعين الجدد',
    remix: 'إيقاف الرسائل عن الريمكسات',
    new_story: 'إيقاف الرسائل عن القصص الجديدة',
    comment: 'إيقاف الرسائل عن التعليقات',
    reply: 'إيقاف الرسائل عن الردود',
  },
  who: (name, others) => {
    if (others === 0) return name
    const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
      one: `${name} وشخص آخر`,
      two: `${name} وشخصان آخران`,
      few: `${name} و${others} أشخاص آخرين`,
      many: `${name} و${others} شخصًا آخر`,
    }
    return forms[RULES.select(others)] ?? `${name} و${others} شخص آخر`
  },
  passkey: 'مفتاح مرور',
  footer: (host) => `Fablecut على ${host}`,
}
