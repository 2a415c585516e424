import type { Vocabulary } from './vocabulary.ts'

export const tr: Vocabulary = {
  sexual:
    'porno*, pornograf*, seks sahnesi, sevişme videosu, oral seks, anal seks, grup seks, seks videosu, seks videolari, seks filmi, çiplak kadin*, çiplak kizlar, tecavüz sahnesi, ona tecavüz et, sikiş*, sikişme*, orospu*, amcik, seks yapiyor, seks yapiyorlar, seks yapan, sevişiyor, sevişiyorlar, vahşice seks, cinsel ilişkiye giriyor, mastürb*',
  harmless: 'banyo bombasi, su bombasi, atom bombasi, atom bombasinin',
  minors: 'çocuk*, küçük kiz*, reşit olmayan*, liseli*, bebek, bebegi, kiz çocugu',
  sexualized: 'çiplak, seksi, porno*, erotik, iç çamaşirli, seks yap*',
  childAbuse: 'çocuk pornosu, çocuk pornografi*, pedofil*',
  violence:
    'seni öldürecegim, onu öldürecegim, öldürmek istiyorum, nasil adam öldürülür, nasil öldürülür, nasil öldürürüm, nasil zehirlenir, nasil zehirlerim, kafa kesme*, işkence videosu, işkence videolari, kan banyosu, okulumda silahli, okulu taramak, karimi öldür*, karisini öldürmek isti*',
  selfHarm:
    'ölmek istiyorum, intihar etmek istiyorum, kendimi öldürecegim, nasil intihar edilir, nasil intihar ederim, intihar yöntem*, bileklerimi kes*, kendini öldür, canima kiyacagim, hayatima son',
  cut: 'kesecegim, keserim, kesiyorum, kesmek istiyorum',
  wrists: 'bileklerimi, bilegimi, damarlarimi',
  deny: 'degil, asla',
  instructions:
    'nasil yapilir, nasil yaparim, yapimi, yapilir, yapmanin yolu, tarifi, yapma rehberi, adim adim, yap, hazirlama, yapmak, nasil hazirlanir, kurulumu',
  weapons:
    'bomba, bombasi, el yapimi bomba, patlayici, molotof, molotofkokteyli, risin, sarin, susturucu, çivili bomba, el bombasi, patlayicilar',
  trade:
    'satiyorum, satilir, satilik, satilik ucuz, nereden alinir, nerede satilir, nasil pişirilir, nasil uretilir, satin al, satin alin, siparis et, sipariş et, ucuz, hizli kargo, al',
  drugs: 'kokain, eroin, metamfetamin, fentanil, ekstazi, mdma, lsd, esrar, uyuşturucu, hap, mdma, bonzai, esrar, haplar',
  hate: 'heil hitler, yaşasin irkçilik, pis yahudi*, pis ermeni*, pis arap*, pis zenci*, gavur ölsün, ibneler ölsün, üstün irk',
  groups:
    'yahudileri, yahudiler, müslümanlari, müslümanlar, zencileri, zenciler, eşcinselleri, eşcinseller, mültecileri, mülteciler, suriyelileri, suriyeliler, kürtleri, kürtler, ermenileri, ermeniler, kadinlar',
  exterminate: '',
  despise:
    'öldürün, öldürelim, yok edin, geberin, ölmeli, ölsün, haşeredir, hayvandir, siçandir, parazittir, aşagiliktir, pisliktir, gazlanmali, çöptür, teröristtir, terörist, suçludur, beladir, kurşuna dizilmeli, ölmeliler, ölmeli, ölmeyi hak ediyor, öldürülmeli, gebersin',
  regimes: 'nazi*, hitler, işid, holokost',
  praise: 'harika*, hakliydi, kahramandi, kahramandir, bir yalan*, yalandir, hiç olmadi, muhteşem*',
}
