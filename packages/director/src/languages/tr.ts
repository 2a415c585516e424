import type { LanguageRules } from '../lexical/language-rules.ts'

const PERSON = '(?:(?:ı|i|u|ü)?m|(?:ı|i|u|ü)?n|s?(?:ı|i|u|ü)|(?:ı|i|u|ü)m(?:ı|i|u|ü)z|(?:ı|i|u|ü)n(?:ı|i|u|ü)z|lar[ıi]|leri)?'
const CASE = '(?:n?[dt][ae]n?|[ny]?[ae]|[ny]?(?:ı|i|u|ü)|n?(?:ı|i|u|ü)n|y?l[ae]|[dt][ae]ki|ydı|ydi|yken)?'

export const TURKISH: LanguageRules = {
  isVerbLast: true,
  endings: `(?:lar|ler)?${PERSON}${CASE}`,
  nouns: `
man adam! adamın! adamlar|woman kadın|boy oğlan erkek_çocuk|girl kız! kızı! kızlar küçük_kız|child çocuk çocuğ|baby bebek bebeğ|old_man dede! dedesi ihtiyar|old_woman nine! ninesi
king kral! kralı! krallar kralın|queen kraliçe|prince prens! prensi|princess prenses|emperor imparator|knight şövalye|soldier asker|monk keşiş|priest rahip rahib|doctor doktor|nurse hemşire|teacher öğretmen|student öğrenci
farmer çiftçi|fisherman balıkçı|baker fırıncı|cook aşçı|carpenter marangoz|worker işçi|engineer mühendis|scientist bilim_insanı bilim_adamı|astronaut astronot|sailor denizci|captain kaptan|singer şarkıcı|dancer dansçı|painter ressam|writer yazar!
police_officer polis_memuru|firefighter itfaiyeci|merchant tüccar|pirate korsan|wizard büyücü|witch cadı|blacksmith demirci|gardener bahçıvan|shepherd çoban
crowd kalabalık|mother anne! annesi|father baba! babası
cat kedi|dog köpek köpeğ|fox tilki|wolf kurt! kurdu kurtlar|bear ayı! ayılar ayının|lion aslan|tiger kaplan|elephant fil! filler filin|horse at! atlar atın|cow inek ineğ|pig domuz|sheep koyun! koyunlar kuzu|goat keçi|donkey eşek eşeğ|rabbit tavşan|mouse fare|squirrel sincap sincab|hedgehog kirpi|deer geyik geyiğ|monkey maymun
bird kuş! kuşu kuşlar kuşun|owl baykuş|duck ördek ördeğ|chicken tavuk tavuğ|eagle kartal|swan kuğu|penguin penguen|parrot papağan|dove güvercin|fish balık! balıklar balığı|shark köpek_balığı|whale balina|dolphin yunus_balığı|octopus ahtapot|frog kurbağa|turtle kaplumbağa|snake yılan|crocodile timsah|dragon ejderha|dinosaur dinozor|butterfly kelebek kelebeğ|bee arı! arılar arının|ant karınca|spider örümcek örümceğ|snail salyangoz
tree ağaç ağac|flower çiçek çiçeğ|sunflower ayçiçeği|mushroom mantar|apple elma|pear armut|lemon limon|banana muz! muzlar|grape üzüm|strawberry çilek çileğ|cherry kiraz|tomato domates|potato patates|carrot havuç havuc|onion soğan|garlic sarımsak|bread ekmek ekmeğ|cheese peynir|egg yumurta|milk süt! sütü|butter tereyağı|honey bal! balı|rice pirinç|cake kek! pasta|pizza pizza|soup çorba|salt tuz! tuzu|flour un! unu!|coffee kahve|tea çay! çayı|wine şarap|beer bira|chocolate çikolata
house ev! evi! evde! evler evin|hut kulübe|castle kale! kalesi saray|church kilise|tower kule|bridge köprü|lighthouse deniz_feneri|factory fabrika|hospital hastane|prison hapishane|pyramid piramit piramid|door kapı! kapıyı kapısı|window pencere|chair sandalye|table masa|bed yatak yatağ|lamp lamba|lantern fener|candle mum! mumu mumlar|mirror ayna|basket sepet|bucket kova! kovası|broom süpürge|bottle şişe|cup fincan|book kitap kitab|newspaper gazete|map harita|pencil kurşun_kalem
smartphone akıllı_telefon cep_telefonu|telephone telefon|computer bilgisayar|television televizyon|radio radyo|robot robot|car araba! arabası arabalar otomobil|bus otobüs|taxi taksi|truck kamyon|train tren|airplane uçak! uçağ uçaklar|helicopter helikopter|bicycle bisiklet|ship gemi|boat tekne kayık|sailboat yelkenli|rocket roket|tractor traktör|balloon balon|umbrella şemsiye|suitcase bavul
hat şapka|shoe ayakkabı|glasses gözlük|crown taç! tacı|hammer çekiç|ladder merdiven|guitar gitar|violin keman|piano piyano|drum davul|trumpet trompet|flute flüt|ball top! topu|coin madeni_para|telescope teleskop|microscope mikroskop mikroskob|anchor çapa
moon ay_ışığı dolunay|sun güneş|star yıldızlar|cloud bulut|rainbow gökkuşağı|volcano yanardağ volkan|mountain dağ! dağı dağlar dağın dağda|island ada! adası adalar adada|sky gökyüzü|waterfall şelale|planet gezegen|satellite uydu
forest orman|sea deniz! denizi denizde denizin okyanus|river nehir nehr|beach plaj kumsal|village köy! köyde köyü köyün|city şehir şehr|field tarla|garden bahçe|desert çöl! çölde çölü|street sokak sokağ|kitchen mutfak mutfağ|bedroom yatak_odası|library kütüphane|laboratory laboratuvar|cave mağara|jungle yağmur_ormanı
hour/night gece! geceleri gecesi|hour/dusk akşam gün_batımı|hour/dawn şafak gün_doğumu
weather/rain yağmur|weather/snow kar! karda karın_altında|weather/fog sis! siste|weather/storm fırtına`,
  none: 'hiç hiçbir yok yoktu yoktur değil değildir değildi',
  not: 'değil* yok* hiç hiçbir asla kimse',
  like: 'gibi kadar benzer',
  if: 'eğer',
  possessive: 'benim senin onun bizim onların',
  old: 'yaşlı ihtiyar',
  numbers: `2 iki|3 üç|4 dört|5 beş|6 altı|7 yedi|8 sekiz|9 dokuz|10 on|20 yirmi|30 otuz|40 kırk|50 elli|60 altmış|70 yetmiş|80 seksen|90 doksan`,
  many: 'binlerce yüzlerce milyonlarca çok_sayıda birçok',
  dead: 'öldü! öldüler öldürül öldürd ölü! ölüm katled idam boğul',
  up: 'arttı! artıyor! yükseldi yükseliyor',
  down: 'düştü! düşüyor! azaldı',
  actions: `sleep uyu|run koş|walk yürü|swim yüz_üyor yüzüyor|read okuyor okudu|write yaz! yazar! yazdı yazıyor|eat yiyor yedi!|drink içer! içiyor içti|cook pişir|dance dans|sing şarkı_söyl|sit otur|cry ağla|laugh gül! güldü gülüyor|climb tırman`,
  empty: 'bir günde vardı var yaklaşık',
}
