import type { Vocabulary } from './vocabulary.ts'

export const tr: Vocabulary = {
  sexual:
    'porno*, pornograf*, seks sahnesi, sevişme videosu, oral seks, anal seks, grup seks, seks videosu, seks videolari, seks filmi, çiplak kadin*, çiplak kizlar, tecavüz sahnesi, ona tecavüz et, sikiş*, sikişme*, orospu*, amcik',
  harmless: 'banyo bombasi, su bombasi, atom bombasi, atom bombasinin',
  minors: 'çocuk*, küçük kiz*, reşit olmayan*, liseli*, bebek, bebegi, kiz çocugu',
  sexualized: 'çiplak, seksi, porno*, erotik, iç çamaşirli, seks yap*',
  childAbuse: 'çocuk pornosu, çocuk pornografi*, pedofil*',
  violence:
    'seni öldürecegim, onu öldürecegim, öldürmek istiyorum, nasil adam öldürülür, nasil öldürülür, nasil öldürürüm, nasil zehirlenir, nasil zehirlerim, kafa kesme*, işkence videosu, işkence videolari, kan banyosu, okulumda silahli, okulu taramak, karimi öldür*, karisini öldürmek isti*',
  selfHarm:
    'ölmek istiyorum, intihar etmek istiyorum, kendimi öldürecegim, nasil intihar edilir, nasil intihar ederim, intihar yöntem*, bileklerimi kes*, kendini öldür, canima kiyacagim, hayatima son',
  instructions: 'nasil yapilir, nasil yaparim, yapimi, yapilir, yapmanin yolu, tarifi, yapma rehberi',
  weapons: 'bomba, bombasi, el yapimi bomba, patlayici, molotof, molotofkokteyli, risin, sarin, susturucu',
  trade: 'satiyorum, satilir, satilik, satilik ucuz, nereden alinir, nerede satilir, nasil pişirilir, nasil uretilir',
  drugs: 'kokain, eroin, metamfetamin, fentanil, ekstazi, mdma, lsd, esrar',
  hate: 'heil hitler, yaşasin irkçilik, pis yahudi*, pis ermeni*, pis arap*, pis zenci*, gavur ölsün, ibneler ölsün, üstün irk',
  groups:
    'yahudileri, yahudiler, müslümanlari, müslümanlar, zencileri, zenciler, eşcinselleri, eşcinseller, mültecileri, mülteciler, suriyelileri, suriyeliler, kürtleri, kürtler, ermenileri, ermeniler, kadinlar',
  exterminate: '',
  despise:
    'öldürün, öldürelim, yok edin, geberin, ölmeli, ölsün, haşeredir, hayvandir, siçandir, parazittir, aşagiliktir, pisliktir, gazlanmali, çöptür',
  regimes: 'nazi*, hitler, işid, holokost',
  praise: 'harika*, hakliydi, kahramandi, kahramandir, bir yalan*, yalandir, hiç olmadi, muhteşem*',
}
