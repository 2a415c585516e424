import type { Vocabulary } from './vocabulary.ts'

export const fi: Vocabulary = {
  sexual:
    'porno*, pornograf*, seksikohtau*, suuseksi*, anaaliseksi*, ryhmaseksi*, orgiat, orgioita, seksivideo*, alaston nainen, alastomia naisia, alastomat naiset, alastonkuv*, raiskauskohtau*, nussi*, panna hanta, pillua, raiskata hanet, harrastaa seksia, harrastavat seksia, villia seksia, rajua seksia, rakastelevat kameran, yhdynta, masturb*, runkka*',
  harmless: 'kylpypommi*, jaatelöpommi*, atomipommi*, ydinpommi*',
  minors: 'lapsi, lapsen, lapsia, lapset, lasten, alaikai*, koulutytto*, pikkutytto*, vauva*, teini*',
  sexualized: 'alaston, alastom*, seksikas, seksikka*, porno*, eroott*, seksia',
  childAbuse: 'lapsiporno*, pedofil*',
  violence:
    'tapan sinut, mina tapan, aion tappaa, haluan tappaa, miten tappaa, kuinka tappaa, miten murhata, kuinka myrkyttaa, miten myrkyttaa, mestausvideo*, kidutusvideo*, verilöyly, verilöylyn, ampua koulussani, kouluampuminen minun, tappaa vaimoni, murhata vaimonsa',
  selfHarm:
    'haluan kuolla, aion tappaa itseni, tapan itseni, miten tehda itsemurha, kuinka tehda itsemurha, itsemurhatap*, viiltaa ranteet, viiltelen itseani, viilla ranteesi, tapa itsesi, lopettaa elamani',
  cut: 'viillan, leikkaan, viiltaa',
  wrists: 'ranteeni, kateni, ranteet',
  deny: 'eivat, ei, ala',
  instructions:
    'miten tehda, kuinka tehda, miten rakentaa, kuinka rakentaa, rakenna, ohjeet, nain teet, nain rakennat, vaihe vaiheelta, rakenna, kokoa, valmista, tee itse, rakentaa',
  weapons:
    'pommi*, putkipommi*, rajahde*, rajahteen, molotovin cocktail*, risiini*, sariini*, aanenvaimen*, *pommi, *pommin, *pommeja, kasikranaat*',
  trade: 'myyn, myydaan, ostan, mista ostaa, miten keittaa, miten valmistaa, kuinka valmistaa, osta, ostaa, tilaa, tilata, halvalla',
  drugs: 'kokaiini*, heroiini*, metamfetamiini*, fentanyyli*, ekstaasi*, mdma*, lsd*, huumeita, huumeet, kamaa, pillereita, hasista, mdma*',
  hate: 'heil hitler, sieg heil, valkoinen valta, neekeri*, juutalaissika*, saatanan juutala*, ryssat on, matut, mutakuono*, homosaatana*, saatanan homo',
  groups:
    'juutalaiset, juutalaisia, muslimit, muslimeja, mustat, mustia, homot, homoja, maahanmuuttajat, maahanmuuttajia, pakolaiset, pakolaisia, romanit, naiset, neekerit',
  exterminate: 'tappakaa kaikki, tapa kaikki, kuolema, kaasuttakaa, vihaan kaikkia, tuhotkaa kaikki',
  despise:
    'ovat saastaa, ovat syöpalais*, ovat elaimia, ovat rottia, ovat loisia, ovat ali-ihmisia, ovat alempiarvoisia, ovat roskaa, pitaa tappaa, ansaitsevat kuolla, taytyy kuolla, ovat terroristeja, ovat rikollisia, ovat vitsaus, pitaa ampua, pitaa kuolla, ansaitsevat kuoleman, pitaisi kuolla',
  regimes: 'natsi*, natsismi, hitler, isis, holokausti',
  praise: 'on hieno*, on mahtava*, oli oikeassa, oli sankari, ovat sankareita, on valetta, on valhe, ei tapahtunut, on loistava*',
}
