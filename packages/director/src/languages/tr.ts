import type { LanguageRules } from '../lexical/language-rules.ts'

const PERSON = '(?:(?:ı|i|u|ü)?m|(?:ı|i|u|ü)?n|s?(?:ı|i|u|ü)|(?:ı|i|u|ü)m(?:ı|i|u|ü)z|(?:ı|i|u|ü)n(?:ı|i|u|ü)z|lar[ıi]|leri)?'
const CASE = '(?:n?[dt][ae]n?|[ny]?[ae]|[ny]?(?:ı|i|u|ü)|n?(?:ı|i|u|ü)n|y?l[ae]|[dt][ae]ki|ydı|ydi|yken)?'

export const TURKISH: LanguageRules = {
  isVerbLast: true,
  endings: `(?:lar|ler)?${PERSON}${CASE}`,
  nouns: `
other/sense balayı yuvarlak_masa beyaz_saray kara_kutu soğuk_savaş anahtar_kelime dünya_kupası kara_koyun kül_yağmuru
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
weather/rain yağmur|weather/snow kar! karda karın_altında|weather/fog sis! siste|weather/storm fırtına
wife karısı! karısını!|husband kocası! kocasını!|sister ablası! kız_kardeşi kız_kardeşim|brother ağabeyi! abisi! erkek_kardeşi|uncle amcası! amca! dayısı!|aunt teyzesi! teyze! halası!|neighbor komşu! komşusu komşular|friend arkadaş arkadaşı|people insanlar! insanları!|army ordu! ordusu ordular|tourist turist|journalist gazeteci|judge yargıç|lawyer avukat|dentist dişçi diş_hekimi|driver şoför|musician müzisyen|poet şair|philosopher filozof|customer müşteri|mailman postacı|guard bekçi nöbetçi|bride gelin! gelini|explorer kaşif|traveler yolcu! gezgin|scientist arkeolog araştırmacı|architect mimar! mimarı mimarlar
goose kaz! kazlar|crow karga|rooster horoz|rat sıçan|bat yarasa|giraffe zürafa|zebra zebra|kangaroo kanguru|gorilla goril|seal fok! foklar|crab yengeç|jellyfish denizanası|lizard kertenkele|mosquito sivrisinek|worm solucan|camel deve! develer devesi|polar_bear kutup_ayısı kutup_ayıları|bird leylek martı serçe turna|beetle böcek
palm palmiye|pine çam_ağacı|leaf yaprak|wheat buğday|seed tohum|orange portakal|peach şeftali|watermelon karpuz|pineapple ananas|corn mısır_tarlası|olive zeytin|cucumber salatalık|bean fasulye|salad salata|sandwich sandviç|sugar şeker|ice buz! buzlar buzun|wood odun|dough hamur
tooth diş! dişler dişi dişini|brain beyin! beyni|letter mektup mektub|envelope zarf! zarfı|key anahtar|box kutu! kutusu kutuyu|chest sandık sandığ hazine_sandığı|bag çanta|wallet cüzdan|money para! parayı parası|ring yüzük yüzüğ|dress elbise|shirt gömlek gömleğ|boot çizme|glove eldiven|scarf atkı|shield kalkan|helmet miğfer kask!|clock duvar_saati saat_kulesi|sofa kanepe|pillow yastık yastığ|carpet halı! halılar halıyı|bell çan! çanlar çanı|oven fırın! fırını fırında|pot tencere|spoon kaşık kaşığ|cup bardak bardağ|soap sabun|scissors makas|needle iğne|gift hediyeler|photo fotoğraf|painting tablo!|flag bayrak bayrağ|notebook defter|wheel tekerlek tekerleğ|tent çadır|compass pusula|kite uçurtma|sled kızak kızağ|fence çit! çitler|wall duvar|roof çatı! çatısı çatıya|school okul|university üniversite|museum müze|hotel otel|shop dükkan dükkân mağaza|supermarket süpermarket|cafe kahvehane kafe!|restaurant restoran lokanta|theater tiyatro|stadium stadyum|office ofis|park parkta! parkı!|farm çiftlik çiftliğ|temple tapınak tapınağ|mosque cami! camii camisi camiler|skyscraper gökdelen|well kuyu! kuyusu kuyuya|fountain çeşme|headphones kulaklık|microphone mikrofon|medal madalya|chess satranç|treasure hazine|diamond elmas|fire ateş! ateşi ateşin|wave dalgalar dalgaların|hill tepe! tepesi tepeye|valley vadi|lake göl! gölü gölde|hour/dawn güneş_doğmadan güneş_doğarken`,
  none: `hiç hiçbir yok yoktu yoktur değil değildir değildi`,
  not: 'değil* yok* hiç hiçbir asla kimse',
  deniedVerbs:
    'm[ae](?:y[ıiuü]n(?:[ıiuü]z)?|z(?:s[ıi]n|lar|ler)?|d[ıi](?:m|n|k|lar|ler)?|m[ıi]ş|yecek|yacak)|(?<!^)m[ıiuü]yor(?:du|um|sun|lar)?',
  like: `gibi kadar benzer yerine`,
  if: 'eğer',
  possessive: 'benim senin onun bizim onların',
  pronouns: `narrator ben`,
  dropsSubjects: true,
  beforeYear: `yılında`,
  about: `yaklaşık yüzlerce`,
  old: 'yaşlı ihtiyar',
  numbers: `2 iki|3 üç|4 dört|5 beş|6 altı|7 yedi|8 sekiz|9 dokuz|10 on|20 yirmi|30 otuz|40 kırk|50 elli|60 altmış|70 yetmiş|80 seksen|90 doksan`,
  many: 'binlerce yüzlerce milyonlarca çok_sayıda birçok',
  dead: `öldü! öldüler öldürül öldürd ölü! ölüm katled idam boğul ölen ölüyor ölmüş vefat hayatını_kaybet`,
  up: 'arttı! artıyor! yükseldi yükseliyor',
  down: 'düştü! düşüyor! azaldı',
  actions: `sleep uyu uyuyor uyudu uyur|run koş koşuyor koştu koşar|walk yürü yürüyor yürüdü yürür|swim yüz_üyor yüzüyor yüzdü|read okuyor okudu okurdu|write yaz! yazar! yazdı yazıyor yazdı! yazardı|eat yiyor yedi!|drink içer! içiyor içti içti! içerdi|cook pişir pişiriyor pişirdi yoğuruyor|dance dans dans_ediyor dans_etti|sing şarkı_söyl şarkı_söylüyor şarkı_söyledi|sit otur oturuyor oturdu oturur|cry ağla ağlıyor ağladı|laugh gül! güldü gülüyor gülümse|climb tırman|look bakıyor baktı! bakardı izliyor izledi|carry taşıyor taşıdı|hug sarıldı sarılıyor|play oynuyor oynadı|jump zıpla atladı|kneel diz_çök`,
  empty: `bir günde vardı var yaklaşık oldu olan olarak ise en çok daha sonra önce şimdi artık hâlâ hala sadece bile çünkü ancak gibi kadar her bütün tüm bazı başka diğer kendi onu ona ondan bunu buna bu şu o biz siz onlar yok değil idi olur etti eder ediyor oluyor zaman gün bugün yıl yılında kez defa iki ne nasıl kim hangi ki de da ile için üzerinde içinde altında sabah sabahları`,
}
