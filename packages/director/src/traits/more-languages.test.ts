import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import { describe, expect, test } from 'vitest'
import { readTraits } from './read-traits.ts'

const OLD_WOMAN: FigureTraits = { gender: 'woman', age: 'old', glasses: 'glasses' }
const FISHERMAN: FigureTraits = {
  age: 'old',
  costume: 'fisherman',
  beard: 'beard',
  beardColor: '#efece6',
  clothing: 'raincoat',
  clothingColor: '#f2c530',
}
const GIRL: FigureTraits = { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: '#d0402f' }

/** An old woman with glasses; an old fisherman with a white beard and a yellow raincoat; a girl with a red hat. */
const LABELLED: Readonly<Record<string, readonly [string, string, string]>> = {
  ar: ['امرأة عجوز ترتدي نظارة', 'صياد عجوز ذو لحية بيضاء ويرتدي معطف مطر أصفر', 'فتاة ترتدي قبعة حمراء'],
  bn: ['চশমা পরা বৃদ্ধ মহিলা', 'সাদা দাড়ি ও হলুদ রেইনকোট পরা বৃদ্ধ জেলে', 'লাল টুপি পরা মেয়ে'],
  cs: ['stará žena s brýlemi', 'starý rybář s bílými vousy a ve žluté pláštěnce', 'dívka v červeném klobouku'],
  da: ['en gammel kvinde med briller', 'en gammel fisker med hvidt skæg og en gul regnfrakke', 'en pige med en rød hat'],
  el: [
    'μια ηλικιωμένη γυναίκα με γυαλιά',
    'ένας ηλικιωμένος ψαράς με λευκή γενειάδα και κίτρινο αδιάβροχο',
    'ένα κορίτσι με κόκκινο καπέλο',
  ],
  fi: ['vanha nainen, jolla on silmälasit', 'vanha kalastaja, jolla on valkoinen parta ja keltainen sadetakki', 'tyttö punaisessa hatussa'],
  he: ['אישה מבוגרת עם משקפיים', 'דייג מבוגר עם זקן לבן ומעיל גשם צהוב', 'ילדה עם כובע אדום'],
  hi: ['चश्मा पहने बूढ़ी औरत', 'सफ़ेद दाढ़ी वाला और पीली बरसाती पहने बूढ़ा मछुआरा', 'लाल टोपी पहने लड़की'],
  hu: ['egy idős asszony szemüvegben', 'egy öreg halász fehér szakállal és sárga esőkabátban', 'egy lány piros kalapban'],
  id: ['wanita tua berkacamata', 'nelayan tua dengan janggut putih dan jas hujan kuning', 'gadis dengan topi merah'],
  ms: ['wanita tua bercermin mata', 'nelayan tua dengan janggut putih dan baju hujan kuning', 'budak perempuan dengan topi merah'],
  nb: ['en gammel kvinne med briller', 'en gammel fisker med hvitt skjegg og gul regnjakke', 'en jente med rød hatt'],
  nl: ['een oude vrouw met een bril', 'een oude visser met een witte baard en een gele regenjas', 'een meisje met een rode hoed'],
  pl: ['stara kobieta w okularach', 'stary rybak z białą brodą i w żółtym sztormiaku', 'dziewczynka w czerwonym kapeluszu'],
  ro: ['o femeie vârstnică cu ochelari', 'un pescar vârstnic cu barbă albă și impermeabil galben', 'o fată cu o pălărie roșie'],
  sv: ['en gammal kvinna med glasögon', 'en gammal fiskare med vitt skägg och gul regnrock', 'en flicka med röd hatt'],
  ta: ['கண்ணாடி அணிந்த வயதான பெண்', 'வெள்ளை தாடியுடன் மஞ்சள் மழைக்கோட்டு அணிந்த வயதான மீனவர்', 'சிவப்பு தொப்பி அணிந்த சிறுமி'],
  th: ['ผู้หญิงชราสวมแว่นตา', 'ชาวประมงชราเคราสีขาวสวมเสื้อกันฝนสีเหลือง', 'เด็กหญิงสวมหมวกสีแดง'],
  tl: [
    'matandang babae na may salamin',
    'matandang mangingisda na may puting balbas at dilaw na kapote',
    'batang babae na may pulang sumbrero',
  ],
  tr: ['gözlüklü yaşlı kadın', 'beyaz sakallı, sarı yağmurluk giymiş yaşlı balıkçı', 'kırmızı şapkalı kız'],
  uk: ['стара жінка в окулярах', 'старий рибалка з білою бородою та в жовтому дощовику', 'дівчинка в червоному капелюсі'],
  vi: ['người phụ nữ già đeo kính', 'ngư dân già có râu trắng mặc áo mưa vàng', 'bé gái đội mũ đỏ'],
}

describe.each(Object.entries(LABELLED))('traits in %s', (language, [woman, fisherman, girl]) => {
  test.each([
    [woman, OLD_WOMAN],
    [fisherman, FISHERMAN],
    [girl, GIRL],
  ])('%s', (text, traits) => {
    expect(readTraits(text, language)).toEqual(traits)
  })
})
