import type { LanguageRules } from '../lexical/language-rules.ts'

export const TAGALOG: LanguageRules = {
  and: /^at$/u,
  hasLatinNames: true,
  personalPronouns: 'people-and-animals',
  endings: 'ng',
  nouns: `
other/sense umuulan_ng_abo ulan_ng_abo buwan_ng_agosto buwan_ng_hunyo
man lalaki|woman babae|boy batang_lalaki|girl batang_babae|child bata!|baby sanggol|old_man matandang_lalaki lolo!|old_woman matandang_babae lola!
king hari!|queen reyna|prince prinsipe|princess prinsesa|emperor emperador|knight kabalyero|soldier sundalo|monk monghe|priest pari!|doctor doktor doktora|nurse nars|teacher guro|student estudyante mag-aaral|farmer magsasaka|fisherman mangingisda|baker panadero|cook kusinero kusinera|carpenter karpintero|worker manggagawa|engineer inhinyero|scientist siyentipiko|astronaut astronot astronaut|sailor mandaragat|captain kapitan|singer mang-aawit|writer manunulat|police_officer pulis|firefighter bumbero|merchant mangangalakal|pirate pirata|wizard salamangkero|witch mangkukulam|family pamilya!|crowd madla
cat pusa|dog aso!|dog tuta|fox soro|wolf lobo|bear oso!|lion leon|tiger tigre|elephant elepante|horse kabayo|cow baka!|pig baboy|sheep tupa|goat kambing|rabbit kuneho|mouse daga|deer usa!|monkey unggoy|bird ibon|owl kuwago|duck pato|chicken manok|eagle agila|swan sisne|penguin penguin|parrot loro|dove kalapati|fish isda|shark pating|whale balyena|dolphin lumba-lumba dolphin|octopus pugita|frog palaka|turtle pagong|snake ahas|crocodile buwaya|dragon dragon|dinosaur dinosauro|butterfly paru-paro|bee bubuyog|ant langgam|spider gagamba|snail kuhol
tree puno! kahoy_na_buhay|flower bulaklak|sunflower mirasol|mushroom kabute|apple mansanas|lemon limon|banana saging|grape ubas|strawberry presa!|tomato kamatis|potato patatas|carrot karot|onion sibuyas|garlic bawang|bread tinapay|cheese keso|egg itlog|milk gatas|butter mantikilya|honey pulot-pukyutan|rice kanin|cake keyk|pizza pizza|soup sabaw|salt asin|flour harina|coffee kape|tea tsaa|chocolate tsokolate
house bahay|hut kubo|castle kastilyo|church simbahan|tower tore|bridge tulay|lighthouse parola|factory pabrika|hospital ospital|prison bilangguan|pyramid piramide|door pinto|window bintana|chair silya|table mesa|bed kama!|lamp lampara|lantern parol|candle kandila|mirror salamin|basket basket|bucket balde|broom walis|bottle bote!|book libro aklat|newspaper pahayagan|map mapa|pencil lapis|smartphone smartphone selpon|telephone telepono|computer kompyuter|television telebisyon|camera kamera|robot robot|car kotse|bus bus!|truck trak|train tren|airplane eroplano|helicopter helikopter|bicycle bisikleta|motorcycle motorsiklo|ship barko|boat bangka|rocket raket|tractor traktora|balloon pulang_lobo|umbrella payong|suitcase maleta|hat sumbrero|shoe sapatos|crown korona|hammer martilyo|ladder hagdan|guitar gitara|violin biyolin|piano piyano|drum tambol|flute plawta|ball bola!|coin barya|telescope teleskopyo|microscope mikroskopyo
moon kabilugan_ng_buwan|sun araw_sa_langit|star mga_bituin|cloud ulap|rainbow bahaghari|volcano bulkan|mountain bundok|island isla|earth daigdig|sky langit|waterfall talon!|planet planeta|satellite satelayt
forest gubat kagubatan|sea dagat karagatan|river ilog|lake lawa!|beach dalampasigan tabing-dagat|village nayon|city lungsod|garden hardin|desert disyerto|street kalye|kitchen kusina|bedroom silid-tulugan|library aklatan|laboratory laboratoryo|cave kuweba
hour/night gabi hatinggabi|hour/dusk takipsilim dapithapon|hour/dawn madaling-araw bukang-liwayway|weather/rain ulan umuulan uulan|weather/snow niyebe|weather/fog hamog|weather/storm bagyo
mother nanay! ina!|mother inang|father tatay! ama!|father amang|daughter anak_na_babae|son anak_na_lalaki|sister ate!|brother kuya!|wife asawang_babae|neighbor kapitbahay|friend kaibigan|people mga_tao|army hukbo|tourist turista|judge hukom|lawyer abogado|dentist dentista|driver tsuper|musician musikero|poet makata|customer mamimili|president pangulo|scientist mananaliksik|child mga_bata batang!
crow uwak|rooster tandang|bat paniki|crab alimango|lizard butiki|mosquito lamok|worm bulate|camel kamelyo|bird tagak maya!|beetle kulisap salagubang
palm puno_ng_niyog|leaf dahon|grass damo|wheat trigo|seed binhi|orange dalandan|watermelon pakwan|pineapple pinya|coconut niyog buko!|corn mais|cucumber pipino|sugar asukal|ice yelo|wood panggatong|tooth ngipin|brain utak|bone buto!|letter liham sulat_mula|envelope sobre!|key susi|box kahon|chest baul|bag bag!|wallet pitaka|money pera|ring singsing|dress bestida|boot bota!|glove guwantes|shield kalasag|helmet helmet|clock orasan|watch relo!|bench bangko_sa_parke|sofa sopa!|pillow unan|curtain kurtina|bell kampana|pot kaldero palayok|bowl mangkok|spoon kutsara|soap sabon|scissors gunting|needle karayom|gift regalo|doll manika|photo litrato|flag watawat|notebook kuwaderno|pen bolpen|wheel gulong|tent tolda|kite saranggola|fence bakod|wall pader|roof bubong|road kalsada|school paaralan eskuwela|university unibersidad|museum museo|hotel hotel|shop tindahan|restaurant restawran|office opisina|park parke|farm bukid|market palengke|temple templo|castle palasyo|medal medalya|treasure kayamanan|diamond brilyante|fire apoy|wave alon|hill burol|valley lambak
airport paliparan|courtroom hukuman|gym himnasyo|workshop talyer|attic atik|battlefield larangan_ng_digmaan|harbor daungan|supermarket supermarket|prison_cell selda
sword espada tabak|knife kutsilyo|axe palakol|gate tarangkahan|coffin kabaong|gravestone lapida|cradle duyan|passport pasaporte|torch sulo|spear sibat`,
  none: `walang wala sa_halip_na imbes_na`,
  not: 'hindi wala walang huwag',
  away: `malayo_sa maliban_sa sa_halip_na`,
  like: 'parang tulad gaya kaysa',
  if: 'kung',
  possessive: '',
  pronouns: `either siya|narrator ako`,
  beforeYear: `noong taong mula`,
  about: `mahigit halos humigit-kumulang`,
  old: 'matanda',
  numbers: '2 dalawa dalawang|3 tatlo tatlong|4 apat|5 lima limang|6 anim|7 pito pitong|8 walo walong|9 siyam|10 sampu sampung',
  many: 'libo-libong daan-daang milyon-milyong maraming',
  dead: `pinatay pumatay namatay patay nalunod pumanaw nasawi`,
  up: 'tumaas tumataas',
  down: 'bumaba bumababa',
  actions: `sleep natulog natutulog|run tumakbo tumatakbo|walk naglakad naglalakad lumakad|swim lumangoy lumalangoy|read nagbasa nagbabasa binasa|write sumulat nagsulat nagsusulat isinulat|eat kumain kumakain|drink umiinom uminom|cook nagluto nagluluto|dance sumayaw sumasayaw|sing kumanta umaawit kumakanta|sit nakaupo umupo|cry umiyak umiiyak|laugh tumawa tumatawa ngumiti|climb umakyat umaakyat|look tumingin nakatingin pinanood|hold hawak_ang|carry buhat_ang dala_ang|work nagtatrabaho nagtrabaho|hug niyakap|play naglalaro|think nag-iisip iniisip nag-isip|talk sinabi! sabi! nagtanong tinanong sumagot sumigaw bumulong nagkuwento nagsalita nagsasalita nag-uusap|point itinuro tinuro|cheer pumalakpak nagdiwang nagdiriwang|pray nagdasal nagdarasal nanalangin|bow yumuko yumukod|crawl gumapang gumagapang|fall nadapa natumba nadulas|lie nakahiga humiga|push itinulak tinulak tinutulak|pull hinila hinihila humila|throw ibinato itinapon_ang hinagis inihagis|dig naghukay naghuhukay hinukay|sweep nagwalis nagwawalis|wash naghugas naghuhugas nilabhan naglaba naglalaba|knock kumatok kumakatok|water nagdilig nagdidilig|look nakita! nakakita hinanap hinahanap natagpuan natuklasan|walk pumasok lumabas umuwi dumating bumalik pumunta|work nagtayo itinayo inayos nananahi tumahi nagtanim nagtatanim|laugh ngumiti nakangiti|hold pinulot hinawakan kinuha|carry dala! buhat! nagbuhat pasan|jump tumalon tumatalon|wave kumaway kumakaway|kneel lumuhod nakaluhod|run tumakas hinabol`,
  empty: `may bawat araw noong maraming ang mga ng sa na at ay si ni kay para dahil kung kapag nang pero ngunit habang upang tungkol ko mo niya nila namin natin ako ikaw siya kami tayo kayo sila ito iyan iyon dito diyan doon isang isa dalawang lahat mayroon wala hindi lang lamang din rin pa po ba naman ngayon kahapon bukas taon`,
}
