import type { LanguageRules } from '../lexical/language-rules.ts'

export const ARABIC: LanguageRules = {
  prefixes: 'و|ف|ب|ل(?=ل)|ل|ال|لل',
  endings: 'ا|ات|ين|ون|ان|ه|ها|هم|هن|ي|تها|ته|تهم',
  nouns: `
man رجل رجال|woman امرأة المرأة نساء|boy ولد! الولد صبي|girl بنت! فتاة الفتاة|child طفل طفلة أطفال|baby رضيع الرضيع|old_man شيخ_عجوز جد!|old_woman امرأة_عجوز جدة
king ملك! الملك|queen ملكة|prince أمير|princess أميرة|emperor إمبراطور امبراطور|knight فارس|soldier جندي جنود|monk راهب رهبان|priest كاهن|doctor طبيب طبيبة أطباء|nurse ممرضة ممرض|teacher معلم معلمة مدرس|student طالب طالبة تلميذ طلاب
farmer مزارع فلاح|fisherman صياد_سمك صياد|baker خباز|cook طباخ|carpenter نجار|worker عامل! عمال|engineer مهندس مهندسة|scientist عالم_أحياء علماء|astronaut رائد_فضاء رواد_الفضاء|sailor بحار! بحارة|captain قبطان|singer مغني مغنية|painter رسام|writer كاتب! كاتبة|police_officer شرطي|firefighter إطفائي|merchant تاجر تجار|pirate قرصان|wizard ساحر|witch ساحرة|blacksmith حداد|shepherd راعي_غنم|crowd حشد
cat قطة قط! قطط|dog كلب كلاب|fox ثعلب ثعالب|wolf ذئب ذئاب|bear دب! دببة|lion أسد أسود_الغابة|tiger نمر|elephant فيل! الفيل أفيال فيلة|horse حصان خيول|cow بقرة أبقار|pig خنزير|sheep خروف أغنام|goat ماعز|donkey حمار|rabbit أرنب أرانب|mouse فأر فئران|squirrel سنجاب|deer غزال غزلان|camel جمل! جمال_الصحراء|monkey قرد قرود|bird طائر طيور عصفور|owl بومة|duck بطة|chicken دجاجة دجاج|eagle نسر نسور|swan بجعة|penguin بطريق|parrot ببغاء|dove حمامة حمام_زاجل|fish سمكة أسماك|shark قرش|whale حوت حيتان|dolphin دلفين|octopus أخطبوط|frog ضفدع|turtle سلحفاة|snake ثعبان أفعى|crocodile تمساح|dragon تنين|dinosaur ديناصور|butterfly فراشة فراشات|bee نحلة نحل! النحل|ant نملة نمل!|spider عنكبوت|snail حلزون
tree شجرة أشجار|flower زهرة زهور أزهار|sunflower عباد_الشمس|mushroom فطر!|apple تفاحة تفاح|lemon ليمون|banana موز موزة|grape عنب|strawberry فراولة|tomato طماطم|potato بطاطس بطاطا|carrot جزر! جزرة|onion بصل بصلة|garlic ثوم|bread خبز! الخبز|cheese جبن|egg بيضة بيض!|milk حليب|butter زبدة|honey عسل|rice أرز|cake كعكة|pizza بيتزا|soup حساء|salt ملح|flour دقيق! طحين|coffee قهوة|tea شاي|chocolate شوكولاتة
house بيت بيوت منزل منازل|hut كوخ|castle قلعة قصر!|church كنيسة|mosque مسجد|tower برج|bridge جسر|lighthouse منارة|factory مصنع مصانع|hospital مستشفى|prison سجن! سجنا السجن|pyramid هرم أهرامات أهرام|door باب! الباب|window نافذة|chair كرسي|table طاولة|bed سرير|lamp مصباح|lantern فانوس|candle شمعة شموع|mirror مرآة|basket سلة|bucket دلو|broom مكنسة|bottle زجاجة|cup فنجان|book كتاب! كتب! الكتب الكتاب|newspaper صحيفة جريدة|map خريطة|pencil قلم_رصاص|smartphone هاتف_ذكي هاتف_محمول|telephone هاتف|computer حاسوب كمبيوتر|television تلفاز تلفزيون|camera كاميرا|robot روبوت|car سيارة سيارات|bus حافلة|truck شاحنة|train قطار قطارات|airplane طائرة طائرات|helicopter مروحية|bicycle دراجة_هوائية|ship سفينة سفن|boat قارب قوارب|rocket صاروخ|tractor جرار|balloon بالون بالونات|umbrella مظلة|suitcase حقيبة_سفر|hat قبعة|shoe حذاء|glasses نظارة|crown تاج|hammer مطرقة|ladder سلم!|guitar جيتار|violin كمان|piano بيانو|drum طبل|flute ناي|ball كرة!|coin عملة_معدنية|telescope تلسكوب|microscope مجهر
moon قمر|sun شمس|star نجوم|cloud سحابة غيوم|rainbow قوس_قزح|volcano بركان براكين|mountain جبل جبال|island جزيرة|earth كوكب_الأرض|sky سماء|waterfall شلال|planet كوكب كواكب|satellite قمر_صناعي
forest غابة غابات|sea بحر! البحر محيط|river نهر أنهار|lake بحيرة|beach شاطئ|village قرية|city مدينة|field حقل|garden حديقة بستان|desert صحراء|street شارع|kitchen مطبخ|bedroom غرفة_نوم|library مكتبة|laboratory مختبر|cave كهف
hour/night ليل! ليلة الليل|hour/dusk غروب|hour/dawn فجر شروق|weather/rain مطر أمطار|weather/snow ثلج ثلوج|weather/fog ضباب|weather/storm عاصفة`,
  none: 'بدون بلا أي بلا_أي',
  not: 'لا لم لن ليس ليست ليسوا أبدا',
  like: 'مثل كأن كأنه كما أكثر_من',
  if: 'إذا لو',
  possessive: '',
  old: 'عجوز مسن',
  numbers:
    '2 اثنان اثنين اثنتان|3 ثلاث ثلاثة|4 أربع أربعة|5 خمس خمسة|6 ست ستة|7 سبع سبعة|8 ثماني ثمانية|9 تسع تسعة|10 عشر عشرة|20 عشرون عشرين|30 ثلاثون ثلاثين|40 أربعون أربعين|50 خمسون خمسين|60 ستون ستين|70 سبعون سبعين|80 ثمانون ثمانين|90 تسعون تسعين|100 مئة مائة',
  many: 'آلاف مئات ملايين عشرات الآلاف',
  dead: 'قتل مات! ماتوا! موت مقتل اغتيال اغتيل إعدام غرق',
  up: 'ارتفع زاد! زادت! ازداد',
  down: 'انخفض هبط تراجع',
  actions: `sleep نام! نامت! ينام تنام نائم|run يركض ركض|walk يمشي تمشي مشى سار|swim يسبح|read يقرأ تقرأ|write كتب_الره يكتب تكتب|eat يأكل تأكل|drink يشرب تشرب|cook تخبز يطبخ تطبخ|dance يرقص ترقص|sing يغني تغني|sit يجلس تجلس|cry يبكي تبكي|laugh يضحك|climb يتسلق`,
  empty: 'كان كانت هناك لدى في اليوم سعر',
}
