import type { TraitWords } from '../trait-words.ts'

export const HEBREW: TraitWords = {
  endings: { '~': '- ה ים ות' },
  prefixes: 'ה ו ב עם וה בה וב',
  isColourAfter: true,
  words: `
woman: אישה, אשה, גברת
man: איש, גבר, אדון
girl: ילדה, נערה
boy: ילד, נער
kid: תינוק, פעוט
old-woman: סבתא, זקנה, קשישה
old-man: סבא, זקן, קשיש
child: קטן, קטנה
young: צעיר~
old: זקן וחביב, מבוגר, מבוגרת, ישיש~
tall: גבוה, גבוהה
small: נמוך, נמוכה
slim: רזה, רזים
broad: שרירי~, חסון, חסונה
round: שמן, שמנה, שמנמן, שמנמנה
fair: חיוור~, בהיר~
deep: כהה
dark-skinned: שחום, שחומה
long: ארוך, ארוכה, ארוכים
short: קצר~
curly: מתולתל~
bald: קירח~, קרח
bun: פקעת
ponytail: קוקו
braids: צמות, צמה
blond: בלונדיני~
redhead: ג'ינג'י~, אדמוני~
red: אדום, אדומה, אדומים
orange: כתום, כתומה
yellow: צהוב, צהובה
green: ירוק, ירוקה
blue: כחול, כחולה
purple: סגול, סגולה
pink: ורוד, ורודה
brown: חום, חומה
black: שחור~
white: לבן, לבנה, לבנים
gray: אפור~
gold: זהוב, זהובה
silver: כסוף, כסופה
hair: שיער, שער
skin: עור
beard: עם זקן, בעל זקן, ובעל זקן
moustache: שפם
glasses: משקפיים, משקפי ראייה
sunglasses: משקפי שמש
hat: כובע
cap: כובע מצחייה
helmet: קסדה
headscarf: מטפחת, חיג'אב
turban: טורבן
crown: כתר
hood: ברדס
straw-hat: כובע קש
beanie: כובע צמר
scarf: צעיף
coat: מעיל, חלוק
raincoat: מעיל גשם
jacket: ז'קט, מקטורן
dress: שמלה
suit: חליפה
skirt: חצאית
shirt: חולצה
sweater: סוודר
uniform: מדים
apron: סינר
robe: גלימה
overalls: סרבל
doctor: רופא~
nurse: אחות רחמנייה, אח רחמן
police: שוטר~, שוטרת
firefighter: כבאי~, כבאית
chef: טבח~, שף, אופה
farmer: חקלאי~, איכר~
astronaut: אסטרונאוט, אסטרונאוטית
knight: אביר~
soldier: חייל~, חיילת
judge: שופט~, שופטת
teacher: מורה
fisherman: דייג~
sailor: מלח, ימאי
scientist: מדען, מדענית
pirate: פיראט
king: מלך
queen: מלכה
wizard: קוסם, מכשף
monk: נזיר
builder: בנאי, פועל בניין
without: בלי, ללא
wearing: עם, לובש, לובשת, חובש, חובשת, מרכיב, מרכיבה, לבוש, לבושה, בעל, בעלת
`,
}
