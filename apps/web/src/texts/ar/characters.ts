import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'
import { ofPictures } from './counts.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'اختيار شخصية',
  tabs: { premade: 'جاهزة', community: 'المجتمع', mine: 'شخصياتي' },
  search: 'البحث في الشخصيات',
  noMatch: (search) => `لا توجد شخصية باسم «${search}».`,
  empty: {
    premade: 'لا تتوفّر شخصيات بعد.',
    community: 'لم يشارك أحد شخصية بعد.',
    mine: 'ليست لديك شخصيات بعد. أنشئ واحدة من صورة.',
  },
  more: 'عرض المزيد',
  loadingMore: 'جارٍ التحميل…',
  sharedBy: (author) => `من ${author}`,
  modes: { quick: 'مرجع سريع', train: 'مدرَّبة' },
  signInForOwn: 'سجّل الدخول لاستخدام شخصياتك',
  failed: 'تعذّر تحميل الشخصيات. بقي ما أدخلته محفوظًا.',
  retry: 'إعادة المحاولة',
  cast: {
    label: 'الشخصيات',
    main: 'اختيار شخصية',
    second: 'إضافة أخرى',
    remove: (name) => `إزالة ${name}`,
  },
  rules: {
    trained: (model) => `الشخصية المدرَّبة تضبط نموذج الصور على ${model}.`,
    quick: (model) => `الشخصية ذات المرجع السريع تضبط نموذج الصور على ${model}.`,
    several: (model) => `الشخصية الثانية تضبط نموذج الصور على ${model}.`,
  },
  train: 'تدريب الشخصية لثبات أعلى',

  creator: { label: 'شخصية جديدة', name: 'اسم الشخصية', create: 'إنشاء الشخصية' },

  quick: {
    title: 'مرجع سريع (الأسرع)',
    picture: 'صورة الشخصية',
    pictureHint: 'أفلِت صورة أو اخترها',
    hint: 'صورة واحدة يظهر فيها الوجه. تُرسم منها البشرة والشعر والملابس.',
    creating: 'جارٍ قراءة الصورة…',
    incomplete: 'يُرجى تقديم صورة واسم للشخصية.',
    oneFile: 'يمكن رفع ملف واحد فقط في كل مرة. يُرجى تحديد ملف واحد.',
    tooLarge: (file) => `الملف ${file} كبير جدًا (الحد الأقصى 10 ميغابايت)`,
    unreadable: (file) => `الملف ${file} ليس صورة يمكن قراءتها. اختر ملف PNG أو JPEG أو WebP.`,
    wrongType: (file) => `نوع الملف ${file} غير مدعوم للصور`,
    uploadFailed: 'فشل رفع الصورة. يُرجى إعادة المحاولة.',
  },

  training: {
    title: 'التدريب على عدة صور',
    pictures: 'صور الشخصية',
    pictureHint: (count, max) => (count === 0 ? 'أفلِت الصور أو اخترها' : `${count} من ${max}`),
    hint: (min, max) => `من ${min} إلى ${max} صورة لشخص واحد في إضاءات مختلفة. تشبه الشخصية معظمها، فصورة شاذة واحدة لا تغيّر شيئًا.`,
    remove: (file) => `إزالة ${file}`,
    creating: 'جارٍ قراءة الصور…',
    incomplete: (min, max) => `يُرجى تقديم ${min} إلى ${max} صورة واسم للشخصية.`,
    tooMany: (max) => `يمكن تدريب الشخصية على ${ofPictures(max)} على الأكثر. يُحتفظ بأول ${ofPictures(max)}.`,
  },

  model: { label: 'معرّف النموذج', apply: 'تطبيق', applying: 'جارٍ البحث…' },

  page: {
    title: 'شخصياتي',
    intro: 'تُرسم بشرة الشخصية وشعرها وملابسها من صورها. والوجه نفسه هو الشخص نفسه في كل لقطة.',
    deleteLabel: (name) => `حذف ${name}`,
    deleteTitle: (name) => `هل تريد حذف ${name}؟`,
    deleteText: 'تبقى القصص التي أُنشئت بهذه الشخصية كما هي.',
    deleteSharedText: 'تختفي من المجتمع أيضًا. وتبقى القصص التي أُنشئت بهذه الشخصية كما هي.',
    confirm: 'حذف',
    cancel: 'الاحتفاظ بها',
    shared: 'في المجتمع',
    shareLabel: (name) => `مشاركة ${name} مع المجتمع`,
    shareTitle: (name) => `هل تريد مشاركة ${name}؟`,
    shareText: 'يمكن للجميع رؤية اسمها وصورتها واستخدامها في قصصهم. ويمكنك سحبها في أي وقت.',
    share: 'مشاركة',
    unshareLabel: (name) => `سحب ${name}`,
    unshareTitle: (name) => `هل تريد سحب ${name}؟`,
    unshareText: 'لن يتمكّن أحد غيرك من اختيارها. وتبقى القصص التي أنشأها آخرون بها كما هي.',
    unshare: 'سحب',
    sharedToast: (name) => `أصبحت شخصية ${name} في المجتمع`,
    unsharedToast: (name) => `عادت شخصية ${name} لك وحدك`,
    signIn: 'سجّل الدخول لرؤية شخصياتك.',
    signInButton: 'تسجيل الدخول',
  },
}
