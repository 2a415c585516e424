import type { Vocabulary } from './vocabulary.ts'

export const tl: Vocabulary = {
  sexual:
    'porno, pornograp*, eksena ng sex, sex scandal, sex video, bold na pelikula, kantutan, kantot*, iyutan, babaeng hubad, hubad na babae, mga babaeng hubad, eksena ng panggagahasa, gahasain siya, chupa, puke mo, puki mo, pokpok, nagtatalik, nakikipagtalik, nagse-sex, pagtatalik, nagsasalsal, jakol',
  harmless: 'bath bomb*, bomba atomika',
  minors: 'bata, mga bata, batang, menor de edad, sanggol, dalagita, estudyanteng babae',
  sexualized: 'hubad, nakahubad, seksing, malaswa*, kantot*, mahalay*, bold',
  childAbuse: 'pornograpiya ng bata, child porn, pornograpiyang pambata, pedopil*',
  violence:
    'papatayin kita, papatayin ko, gusto kong patayin, gusto ko siyang patayin, paano pumatay, paano patayin, paano lasunin, video ng pagpugot, pagpugot ng ulo, video ng pagpapahirap, dumanak ang dugo, mamamaril sa paaralan, barilin sa paaralan namin, patayin ang asawa ko',
  selfHarm:
    'gusto ko nang mamatay, gusto kong mamatay, magpapakamatay ako, gusto kong magpakamatay, paano magpakamatay, laslasin ang pulso, maglaslas, magpakamatay ka, tapusin ang buhay ko',
  cut: 'lalaslasin, laslasin, lalaslas, hihiwain',
  wrists: 'ang pulso, pulso, ang pulso ko, ang braso ko',
  deny: 'hindi, di, huwag',
  instructions:
    'paano gumawa ng, paano gawin ang, paraan ng paggawa ng, gumawa ng, paggawa ng, hakbang, hakbang sa, pagbuo ng, buuin ang, bumuo ng, gawin ang',
  weapons: 'bomba, pampasabog, pipe bomb, molotov, ricin, sarin, silencer, bombang, granada, pampasabog, bombang may pako',
  trade: 'nagbebenta ako ng, binebenta, saan bibili ng, paano magluto ng, bili na ng, bumili ng, bili na, umorder ng, mura, ibinebenta ang',
  drugs: 'shabu, cocaine, heroin, marijuana, fentanyl, ecstasy, mdma, lsd, droga, ecstasy, marijuana, damo, droga, tabletas',
  hate: 'heil hitler, putang inang hudyo, mga baklang salot, negrong unggoy, mga muslim na terorista lahat',
  groups: 'hudyo, mga hudyo, muslim, mga muslim, itim, mga itim, bakla, mga bakla, dayuhan, mga dayuhan, intsik, mga intsik',
  exterminate:
    'patayin lahat ng, patayin ang lahat ng, patayin natin ang lahat ng, ubusin ang, mamatay na ang, galit ako sa lahat ng, lipulin ang',
  despise:
    'dapat mamatay, dapat patayin, ay basura, ay hayop, ay daga, ay salot, ay parasito, ay mababang uri, ay terorista, terorista, ay kriminal, ay peste, dapat barilin, dapat mamatay, karapat-dapat mamatay, dapat lipulin',
  regimes: 'nazi, hitler, isis, holocaust',
  praise: 'ay magaling, ay tama, ay bayani, ay dakila, ay kasinungalingan, hindi nangyari, mabuhay, magaling',
}
