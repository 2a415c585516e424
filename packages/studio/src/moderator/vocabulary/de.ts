import type { Vocabulary } from './vocabulary.ts'

export const de: Vocabulary = {
  sexual:
    'porno*, pornograf*, sexszene*, oralsex, analsex, gruppensex, orgie, orgien, sexvideo*, sexfilm*, nackte frau*, nackte madchen, nacktbild*, vergewaltigungsszene*, ficken, fick mich, gefickt, fotze*, vergewaltige sie, hat sex, haben sex, wilden sex, wilder sex, harter sex, schlafen nackt miteinander, geschlechtsverkehr, masturb*',
  harmless: 'badebombe*, eisbombe*, bombenstimmung, bombenwetter, bombenentscharf*, atombombe*',
  minors: 'kind, kinder*, minderjahrig*, schulmadchen, kleines madchen, kleine madchen, baby*, jugendliche*',
  sexualized: 'nackt, nackte*, sexy, porno*, erotisch*, dessous, sex mit',
  childAbuse: 'kinderporno*, padophil*, kinderpornografi*',
  violence:
    'ich bringe dich um, ich werde dich toten, ich tote dich, ich bringe ihn um, ich bringe sie um, ich will ihn toten, wie man jemanden umbringt, wie man seinen nachbarn vergiftet, wie man seine frau, umbringen ohne spuren, enthauptungsvideo*, enthauptung*, foltervideo*, blutbad, amoklauf an meiner schule, schule amok laufen, seine frau umbring*, meine frau umbring*',
  selfHarm:
    'ich will sterben, ich bringe mich um, ich will mich umbringen, wie man sich umbringt, wie begeht man selbstmord, selbstmordmethode*, mir die pulsadern, pulsadern aufschneiden, mich ritzen, bring dich um, mein leben beenden, mir das leben nehmen',
  cut: 'schneide ich mir, ich schneide mir, ich ritze mir, schneide mir, ritze mir, aufschneiden',
  wrists: 'die pulsadern, die handgelenke, die arme, pulsadern',
  deny: 'nicht, keine, kein, niemals',
  instructions:
    'wie man, wie baue ich, wie baut man, anleitung zum, anleitung fur, so baut man, selber bauen, wie bastelt man, schritt fur schritt, basteln, bauen, zusammenbauen, herstellen, bastle, baue',
  weapons:
    'bombe*, rohrbombe*, sprengsatz*, sprengstoff*, molotowcocktail*, rizin, sarin, schalldampfer, *bombe, *bomben, sprengkorper, handgranate*',
  trade:
    'verkaufe, zu verkaufen, kaufe, wo kaufe ich, wie kocht man, wie kocht man sich, wie stellt man, herstellen, online kaufen, bestellen, bestelle, bestell, versand von, gunstig',
  drugs:
    'kokain, heroin, crystal meth, meth, methamphetamin*, fentanyl, ecstasy, mdma, lsd, mdma, drogen, koks, crack, ecstasy pillen, harte drogen',
  hate: 'heil hitler, sieg heil, kanake*, judensau*, scheiß jude*, scheiss jude*, scheiß turke*, scheiss turke*, neger, negern, auslander raus, schwuchtel*, herrenrasse ist',
  groups: 'juden, muslime, turken, schwarze, schwarzen, schwule, auslander, fluchtlinge, zigeuner, frauen, moslems, homosexuelle',
  exterminate:
    'totet alle, tote alle, vergast die, vergasen alle, tod den, tod allen, vernichtet die, ich hasse alle, man sollte alle, bringt alle',
  despise:
    'sind abschaum, sind ungeziefer, sind tiere, sind ratten, sind parasiten, sind untermenschen, sind minderwertig, sind dreck, gehoren vergast, mussen sterben, umbringen, sind terroristen, sind verbrecher, sind eine plage, gehoren erschossen, gehoren getotet, gehoren aufgehangt, sollen sterben, verdienen den tod, sollten sterben, mussen weg',
  regimes: 'nazi*, hitler, isis, islamischer staat, holocaust',
  praise: 'ist super, ist toll, hatte recht, war ein held, sind helden, ist eine luge, hat es nie gegeben, ist großartig, hatten recht',
}
