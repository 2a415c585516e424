import type { WordSpan } from '../lexical/grammar/grammar-rules.ts'
import type { LanguageRules } from '../lexical/language-rules.ts'
import type { LexicalWord } from '../lexical/words.ts'

/** What makes a postposition of `के`. */
const BESIDE = /^(?:पास|साथ|लिए|बाद|ऊपर|नीचे|सामने|पीछे|अंदर|बीच|कारण|द्वारा|पहले|बिना|आगे|बारे|रूप|बजाय|अलावा)$/u

/** Before `नहीं है`: where somebody is not, what somebody does not do. */
const ADVERBIAL = /^(?:में|पर|से|को|तक|पास|यहां|वहां|घर|साथ|\p{L}+ता|\p{L}+ती|\p{L}+ते|रहा|रही|रहे)$/u

/** `बाघ राजा नहीं` */
function isSubjectOfDenial({ from, to }: WordSpan, denial: WordSpan & { readonly clause: number }, words: readonly LexicalWord[]): boolean {
  const next = words[denial.to + 1]
  const isLast = next?.clause !== denial.clause || /^(?:है|हैं|था|थी|थे)$/u.test(next.low)
  return isLast && words[from]!.isFirst && denial.from - to > 1 && !ADVERBIAL.test(words[denial.from - 1]!.low)
}

const INSTEAD_REACH = 3

/** `बल्कि एक शिकारी है` */
function isSaidInstead({ from, to }: WordSpan, words: readonly LexicalWord[]): boolean {
  const before = words.slice(Math.max(0, from - INSTEAD_REACH), from).filter(({ clause }) => clause === words[from]!.clause)
  const next = words[to + 1]
  return before.some(({ low }) => low === 'बल्कि') && (next === undefined || /^(?:बन|बना|बनी|था|थी|है|हैं|थे)$/u.test(next.low))
}

export const HINDI: LanguageRules = {
  fold: (low) => low.normalize('NFD').replaceAll('\u093C', '').replaceAll('ँ', 'ं').normalize('NFC'),
  // `... जिसके घड़े कभी नहीं टूटते थे`
  clauseOpener: /^(?:जिसके|जिसकी|जिसका|जिसने|जिसे|जिसमें|जिनके|जो|कि|क्योंकि|लेकिन)$/u,
  and: /^और$/u,
  objectParticle: 'को',
  postposition: /^(?:ने|को|में|पर|से|तक|का|की|के)$/u,
  // `शिकारी के जाल में`, but `शिकारी के पास`
  isPossessor: ({ to }, words) => (words[to + 1]?.low === 'के' ? !BESIDE.test(words[to + 2]?.low ?? '') : undefined),
  seenOfPerson: /^(?:चेहरा|चेहरे|आंखें|आंखों|हाथ|हाथों|बाल|आवाज)$/u,
  gender: {
    herVerb: /(?:ती|थी|गई|गयी|आई|बैठी|रही)$/u,
  },
  copulaBehind: /^(?:बन|बना|बनी|था|थी|है|थे)$/u,
  isSaidInstead,
  isSubjectOfDenial,
  isVerbLast: true,
  dropsSubjects: true,
  hasGrammaticalGender: true,
  wholeParts: 'phrases',
  hasUnboundedNames: true,
  tellsOwnSubject: true,
  phraseMarks: {
    dependent: /^(?:कि|जो|जिसके|जिसकी|जिसका|जिसने|जब|अगर|क्योंकि|जहाँ|ताकि|जैसे)$/u,
    conjunction: /^(?:और|या|लेकिन|कि|जब|अगर|क्योंकि|तो|तब|जहाँ|फिर)$/u,
    of: /^(?:का|की|के)$/u,
    article: /^(?:यह|वह)$/u,
    postposition: /^(?:ने|को|में|पर|से|तक)$/u,
  },
  contrasts: ['(?:^|[,،] |(?<!\\p{L})यह )… नहीं,? बल्कि …(?: है| हैं| था| थी| थे)'],
  leansOnNext: /^(?:का|की|के)$/u,
  positions: {
    behind: `
on पर के_ऊपर
under के_नीचे
in में के_अंदर के_भीतर
behind के_पीछे
in-front के_सामने के_आगे
beside के_पास के_बगल
around के_चारों`,
  },
  endings: 'ों|ें|ओं|एं|ियों|ियां|यां|यों|ो',
  minStem: 2,
  nouns: `
other/sense राख_की_बारिश उल्का_वर्षा
man आदमी आदमियों पुरुष|woman औरत महिला स्त्री|boy लड़का लड़के लड़कों|girl लड़की लड़कियां लड़कियों|child बच्चा बच्चे बच्चों|baby शिशु|old_man बुजुर्ग दादा! दादाजी|old_woman बुढ़िया दादी! नानी!
king राजा महाराजा|queen रानी|prince राजकुमार|princess राजकुमारी|emperor सम्राट|knight शूरवीर|soldier सैनिक सिपाह|monk भिक्षु साधु|priest पुजारी|doctor डॉक्टर चिकित्सक|nurse नर्स|teacher शिक्षक शिक्षिका अध्यापक|student छात्र छात्रा
farmer किसान|fisherman मछुआरा मछुआरे मछुआरों|cook रसोइया|carpenter बढ़ई|worker मजदूर|engineer इंजीनियर|scientist वैज्ञानिक|astronaut अंतरिक्ष_यात्री अंतरिक्ष_यात्रियों|sailor नाविक|captain कप्तान|singer गायक गायिका|dancer नर्तकी|painter चित्रकार|writer लेखक|police_officer पुलिसकर्मी|merchant व्यापारी|wizard जादूगर|witch चुड़ैल|blacksmith लोहार|gardener माली|shepherd चरवाहा|crowd भीड़
cat बिल्ली|dog कुत्ता कुत्ते कुत्तों पिल्ला|fox लोमड़ी|wolf भेड़िया भेड़िये|bear भालू|lion शेर सिंह!|tiger बाघ|elephant हाथी|horse घोड़ा घोड़े घोड़ों|cow गाय|pig सूअर|sheep भेड़!|goat बकरी|donkey गधा गधे|rabbit खरगोश|mouse चूहा चूहे|squirrel गिलहरी|deer हिरण|monkey बंदर|bird पक्षी पक्षियों चिड़िया|owl उल्लू|duck बत्तख|chicken मुर्गी|eagle बाज! चील|swan हंस!|penguin पेंगुइन|parrot तोता तोते|dove कबूतर|fish मछली मछलियां|shark शार्क|whale व्हेल|dolphin डॉल्फिन|octopus ऑक्टोपस|frog मेंढक|turtle कछुआ कछुए|snake सांप|crocodile मगरमच्छ|dragon ड्रैगन|dinosaur डायनासोर|butterfly तितली तितलियां|bee मधुमक्खी मधुमक्खियां मधुमक्खियों|ant चींटी चींटियां|spider मकड़ी|snail घोंघा
tree पेड़|flower फूल|sunflower सूरजमुखी|mushroom मशरूम|apple सेब|lemon नींबू|banana केला केले|grape अंगूर|strawberry स्ट्रॉबेरी|tomato टमाटर|potato आलू|carrot गाजर|onion प्याज|garlic लहसुन|bread रोटी! ब्रेड|cheese पनीर|egg अंडा अंडे अंडों|milk दूध|butter मक्खन|honey शहद|rice चावल|cake केक|pizza पिज्जा|soup सूप|salt नमक|flour आटा आटे मैदा|coffee कॉफी|tea चाय|chocolate चॉकलेट
house घर! घरों मकान|hut झोपड़ी|castle किला किले महल|church गिरजाघर|tower मीनार|bridge पुल!|factory कारखाना कारखाने|hospital अस्पताल|prison जेल!|pyramid पिरामिड|door दरवाजा दरवाजे|window खिड़की|chair कुर्सी|table मेज|bed बिस्तर|lamp लैंप|lantern लालटेन|candle मोमबत्ती|mirror आईना शीशा|basket टोकरी|bucket बाल्टी|broom झाड़ू|bottle बोतल|book किताब किताबें पुस्तक|newspaper अखबार|map नक्शा नक्शे|pencil पेंसिल
smartphone स्मार्टफोन मोबाइल_फोन|telephone टेलीफोन|computer कंप्यूटर|television टेलीविजन|camera कैमरा कैमरे|robot रोबोट|car कार!|bus बस_में|truck ट्रक|train ट्रेन रेलगाड़ी|airplane हवाई_जहाज विमान|helicopter हेलीकॉप्टर|bicycle साइकिल|ship जहाज|boat नाव!|rocket रॉकेट|tractor ट्रैक्टर|balloon गुब्बारा गुब्बारे|umbrella छाता छतरी|suitcase सूटकेस|hat टोपी|shoe जूता जूते|glasses चश्मा|crown मुकुट|hammer हथौड़ा|ladder सीढ़ी|guitar गिटार|violin वायलिन|piano पियानो|drum ढोल|flute बांसुरी|ball गेंद|coin सिक्का सिक्के|telescope दूरबीन|microscope सूक्ष्मदर्शी माइक्रोस्कोप
moon चांद चंद्रमा|sun सूरज|star तारों|cloud बादल|rainbow इंद्रधनुष|volcano ज्वालामुखी|mountain पहाड़ पर्वत|island द्वीप|earth पृथ्वी|sky आसमान आकाश|waterfall झरना|planet ग्रह|satellite उपग्रह
forest जंगल|sea समुद्र सागर!|river नदी|lake झील|beach समुद्र_तट|village गांव|city शहर|field खेत|garden बगीचा बगीचे|desert रेगिस्तान|street सड़क|kitchen रसोई|bedroom शयनकक्ष|library पुस्तकालय|laboratory प्रयोगशाला|cave गुफा
hour/night रात!|hour/dusk शाम! सूर्यास्त|hour/dawn भोर सूर्योदय|weather/rain बारिश वर्षा|weather/snow बर्फबारी|weather/fog कोहरा कोहरे|weather/storm तूफान आंधी
girl लड़कि बच्ची|child बच्च|old_man नाना!|mother मां! माता!|father पिता! पिताजी|daughter बेटी|son बेटा! बेटे!|sister बहन|brother भाई|wife पत्नी|husband पति!|uncle चाचा! मामा!|aunt चाची! मामी!|neighbor पड़ोसी|friend दोस्त मित्र|people लोग! लोगों! लोगो!|army सेना!|tourist पर्यटक|journalist पत्रकार|judge न्यायाधीश जज!|lawyer वकील|driver ड्राइवर|musician संगीतकार|poet कवि!|customer ग्राहक|mailman डाकिया|bride दुल्हन|president राष्ट्रपति|traveler यात्री|scientist पुरातत्वविद शोधकर्ता
hedgehog कांटाचूहा|goose कलहंस|gull गंगाचिल्ली|crow कौआ कौए कौवा कौवे|rooster मुर्गा|bat चमगादड़|giraffe जिराफ|zebra ज़ेब्रा जेब्रा|kangaroo कंगारू|crab केकड़ा केकड़े|lizard छिपकली|mosquito मच्छर|worm केंचुआ|camel ऊंट|peacock मोर!|bird पंछी सारस|beetle कीड़ा कीड़े|fish मछलि
palm नारियल_के_पेड़|leaf पत्ता पत्ते पत्तियां|grass घास!|wheat गेहूं|seed बीज|orange संतरा संतरे|mango आम_का आम_के_पेड़|watermelon तरबूज|coconut नारियल|cucumber खीरा|bean राजमा|salad सलाद|juice जूस|wood लकड़ि लकड़ी
tooth दांत|brain दिमाग मस्तिष्क|bone हड्डी हड्डि|letter चिट्ठी चिट्ठि खत!|envelope लिफाफा लिफाफे|key चाबी चाबि|box डिब्बा डिब्बे|chest संदूक|bag थैला थैले बैग|wallet बटुआ बटुए|money पैसा! पैसे! पैसों!|ring अंगूठी|jar घड़ा घड़े मटका मटके|shield ढाल!|helmet हेलमेट|bench बेंच|sofa सोफा सोफे|pillow तकिया|carpet कालीन|curtain पर्दा पर्दे|bell घंटी|pot बर्तन पतीला|bowl कटोरा कटोरे|spoon चम्मच|soap साबुन|scissors कैंची|needle सुई|gift तोहफा तोहफे उपहार|doll गुड़िया|photo तस्वीर फोटो|flag झंडा झंडे|diary डायरी|pen कलम|wheel पहिया पहिए|cart बैलगाड़ी|tent तंबू|kite पतंग|fence बाड़|wall दीवार|roof छत!|stairs सीढ़ियां सीढ़ि|train_station रेलवे_स्टेशन|school स्कूल विद्यालय|university विश्वविद्यालय|museum संग्रहालय|hotel होटल|shop दुकान|restaurant रेस्तरां|office दफ्तर कार्यालय|classroom कक्षा!|park पार्क|market बाजार|temple मंदिर|mosque मस्जिद|well कुआं कुएं कुए|headphones हेडफोन|microphone माइक|medal पदक|chess शतरंज|treasure खजाना खजाने|diamond हीरा हीरे|fire आग!|wave लहर|hill पहाड़ी|valley घाटी|river तालाब!
hunter शिकारी|waiter वेटर बैरा|slave गुलाम|maid नौकरानी|janitor सफ़ाईकर्मी|outlaw डकैत|jailer जेलर|jester विदूषक|shaman ओझा|pope पोप|rabbi रब्बी|imam इमाम|gangster गैंगस्टर|referee रेफरी|duke ड्यूक|pharmacist फार्मासिस्ट|samurai समुराई|ninja निंजा|baron बैरन|gladiator ग्लेडिएटर|welder वेल्डर|viking वाइकिंग|butcher कसाई|landlord मकानमालिक|electrician बिजलीवाला|bandit डाकू|hacker हैकर|clown जोकर|executioner जल्लाद|zombie ज़ॉम्बी|refugee शरणार्थी|sultan सुल्तान|psychologist मनोवैज्ञानिक|geisha गीशा|thief चोर|tailor दर्जी|shoemaker मोची|hairdresser नाई|potter कुम्हार|weaver जुलाहा बुनकर|miner खनिक|prisoner कैदी|detective जासूस|boss मालिक|athlete खिलाड़ी|photographer फोटोग्राफर|actor अभिनेता|actress अभिनेत्री|beggar भिखारी|fairy परी परियां|guest मेहमान अतिथि|groom दूल्हा|mayor महापौर|artist कलाकार|sculptor मूर्तिकार|inventor आविष्कारक|builder राजमिस्त्री|historian इतिहासकार|salesman दुकानदार विक्रेता|craftsman कारीगर|surgeon सर्जन|monk संत|sailor मांझी|worker मजदूरों|old_woman दादी नानी|old_man दादा नाना_जी बूढ़ा|woman औरतें औरतों महिलाएं|driver चालक|shepherd गड़रिया
goalkeeper गोलकीपर|boxer मुक्केबाज़ मुक्केबाज|gymnast जिमनास्ट|sprinter धावक|tennis_player टेनिस_खिलाड़ी|basketball_player बास्केटबॉल_खिलाड़ी|trainer प्रशिक्षक
leopard तेंदुआ चीता|ox बैल|buffalo भैंस|boar जंगली_सूअर|otter ऊदबिलाव|chick चूजा चूजे|peacock मोर|eagle बाज|shrimp झींगा|scorpion बिच्छू|fly मक्खी|caterpillar इल्ली|cricket झींगुर|bird_nest घोंसला घोंसले|rhino गैंडा|hippo दरियाई_घोड़ा|cat बिल्ली_का_बच्चा|goat बकरियां
tree बरगद पीपल नीम|lotus कमल|rose गुलाब|root जड़ें|eggplant बैंगन|peanut मूंगफली|pea मटर|ginger अदरक|nut अखरोट बादाम|ice_cream आइसक्रीम|cookie बिस्कुट|candy मिठाई टॉफी|fruit फलों|vegetable सब्जी सब्जियां सब्जियों|medicine दवा दवाई|rock पत्थर चट्टान|breakfast नाश्ता|flatbread रोटियां चपाती|jar अचार मर्तबान
street_lamp बत्ती_का_खंभा|teapot चायदानी केतली|vase फूलदान|refrigerator फ्रिज|barrel पीपा|package पार्सल|ladder सीढ़ी!|shelf अलमारी|yarn ऊन|ambulance एम्बुलेंस|carriage तांगा|cart ठेला|drone ड्रोन|parachute पैराशूट|submarine पनडुब्बी|magnet चुंबक|shovel फावड़ा|fishing_rod मछली_पकड़ने_की_छड़|backpack बस्ता|printer प्रिंटर|thermometer थर्मामीटर|wheelchair व्हीलचेयर|calendar कैलेंडर|piggy_bank गुल्लक|sock मोजे|trousers पैंट पजामा|mask मुखौटा|brick ईंट ईंटें|washing_machine वॉशिंग_मशीन|sewing_machine सिलाई_मशीन|firework पटाखे आतिशबाजी|cinema सिनेमाघर|playground खेल_का_मैदान|ruin खंडहर|glacier ग्लेशियर हिमनद|classroom कक्षा|coast तट|stream झरने नाला|harbor बंदरगाह|lightning बिजली_कड़|hurricane चक्रवात|galaxy आकाशगंगा|universe ब्रह्मांड अंतरिक्ष|comet धूमकेतु|well कुँआ|field खेतों
hour/dawn सवेरे तड़के|hour/dusk सांझ|hour/night आधी_रात|weather/rain बरसात|weather/fog धुंध|weather/wind तेज_हवा
friend दोस्तों
airport हवाई_अड्डे हवाई_अड्डा|courtroom अदालत कचहरी|gym व्यायामशाला|workshop कार्यशाला|attic अटारी|battlefield युद्धभूमि रणभूमि|supermarket सुपरमार्केट|prison_cell कालकोठरी|subway_station मेट्रो_स्टेशन
sword तलवार|knife चाकू छुरी|axe कुल्हाड़ी|gate फाटक|coffin ताबूत|cradle पालना|passport पासपोर्ट|torch मशाल|spear भाला|arrow तीर
water पानी|lock ताला! ताले!|heart हृदय|bubble बुलबुला बुलबुले|tire टायर|soil मिट्टी|pump पंप|banker बैंकर|skeleton कंकाल|bacteria बैक्टीरिया जीवाणु|plank तख्ता|screw पेंच|nail कील!|glue गोंद|fossil जीवाश्म|warship युद्धपोत|neutron_star न्यूट्रॉन_तारा|olive_oil जैतून_का_तेल|oil तेल!|vinegar सिरका सिरके|smoke धुआं धुएं|seedling पौधा! पौधे!|firefly जुगनू
towel तौलिया तौलिये|mathematician गणितज्ञ|magma मैग्मा|lava लावा|barcode बारकोड|insect कीट!|manuscript पांडुलिपि|blood_vessel रक्त_वाहिका|artery धमनी|saw आरी|tap नल!|ticket टिकट|printing_press छापाखाना|diver गोताखोर|ghost भूत!|professor प्रोफेसर|archer तीरंदाज|calf बछड़ा|cream मलाई|muscle मांसपेशी मांसपेशियां मांसपेशियों|skin त्वचा|earthquake भूकंप|flashlight टॉर्च|mattress गद्दा गद्दे
thread धागा धागे|fan पंखा पंखे|bathroom बाथरूम|drawer दराज|cannon तोप|tunnel सुरंग|fingerprint उंगलियों_के_निशान|laser लेज़र|chalkboard ब्लैकबोर्ड|branch टहनी|eye आंख! आंखें आंखों|tongue जीभ|nose नाक!|stove चूल्हा चूल्हे|throne सिंहासन|blanket कंबल|spacecraft अंतरिक्ष_यान अंतरिक्षयान|jacket जैकेट|trash_can कूड़ेदान|certificate प्रमाणपत्र|wedding_ring शादी_की_अंगूठी|patient मरीज|saddle काठी
jam जैम!|flame लपट लपटें|toy खिलौना खिलौने|toothpaste टूथपेस्ट|elevator लिफ्ट|wire तार!|politician नेता!|chemist रसायनशास्त्री|investor निवेशक|general सेनापति|servant नौकर!|dwarf बौना|devil शैतान|atom परमाणु|molecule अणु|solar_system सौरमंडल सौर_मंडल|solar_eclipse सूर्य_ग्रहण सूर्यग्रहण|lunar_eclipse चंद्र_ग्रहण|dna डीएनए|virus वायरस|vaccine वैक्सीन|lung फेफड़े फेफड़ा फेफड़ों|stomach पेट!|liver जिगर
kidney गुर्दे|coal कोयला कोयले|gasoline पेट्रोल|lioness शेरनी|panda पांडा|vulture गिद्ध|cockroach तिलचट्टा|lamb मेमना|bamboo बांस|compost खाद!|chili मिर्च|cabbage पत्तागोभी|spinach पालक!|sweet_potato शकरकंद|pumpkin कद्दू|cinnamon दालचीनी|yogurt दही|noodle नूडल्स|omelette ऑमलेट|porridge दलिया|lemon_juice नींबू_का_रस|baking_soda बेकिंग_सोडा|black_pepper काली_मिर्च|freezer फ्रीजर
rolling_pin बेलन|jug सुराही|wrench रिंच|pliers प्लायर|light_bulb बल्ब|solar_panel सोलर_पैनल|battery बैटरी|charger चार्जर|keyboard कीबोर्ड|calculator कैलकुलेटर|paper कागज|whistle सीटी|chain जंजीर|fighter_jet लड़ाकू_विमान|missile मिसाइल|statue मूर्ति प्रतिमा|fountain फव्वारा|chimney चिमनी|treasure_chest खजाने_का_संदूक|pearl मोती|Great_Wall चीन_की_दीवार|Mona_Lisa मोना_लिसा|Eiffel_Tower एफिल_टावर|Statue_of_Liberty स्टैच्यू_ऑफ_लिबर्टी
Taj_Mahal ताज_महल ताजमहल|warehouse गोदाम|rice_field धान_के_खेत|scale तराजू|hair_dryer हेयर_ड्रायर|smartphone फोन! मोबाइल|comb कंघी|emperor बादशाह|other/sense नोट_करें|screwdriver पेचकस|rope रस्सी|plate थाली प्लेट|coat कोट!|glass गिलास|family परिवार|bush झाड़ी झाड़ियां झाड़ियों|meat मांस|contract अनुबंध|pill गोली!|ice बर्फ!|oven ओवन तंदूर|dough आटे_की_लोई|sugar चीनी!|bakery बेकरी
painting चित्रकारी|notebook नोटबुक कॉपी!|farm खेत_खलिहान|pilot पायलट|toilet शौचालय|pear नाशपाती|pineapple अनानास|peach आड़ू|firefighter दमकलकर्मी|lighthouse प्रकाशस्तंभ|railway रेल_की_पटरी
other/sense चाय_पत्ती|wing पंख_फड़फड़ाती|leaf पत्ती!|sieve छलनी|ant चींटियों|cactus कैक्टस|laptop लैपटॉप|lamp दीपक|mirror दर्पण
other/sense घर_पर
e-mail ईमेल|notification नोटिफिकेशन|video_call वीडियो_कॉल|online_meeting ऑनलाइन_मीटिंग|website वेबसाइट|password पासवर्ड|wifi वाईफाई|qr_code क्यूआर_कोड|electricity_bill बिजली_का_बिल बिजली_के_बिल|mortgage होम_लोन|inflation महंगाई|bank_statement बैंक_स्टेटमेंट|stock_market शेयर_बाजार शेयर_बाज़ार|cash नकद!|savings_account बचत_खाता|bitcoin बिटकॉइन|exam परीक्षा! परीक्षाएं|driver's_license ड्राइविंग_लाइसेंस|drain नाली|tile टाइल!|picnic पिकनिक|jewelry गहने गहनों जेवर|full_moon पूर्णिमा|paper_boat कागज_की_नाव|crossroads चौराहे चौराहा|sack बोरी बोरा|matchstick माचिस!|playing_card ताश|football फुटबॉल
jeans जींस|sweater स्वेटर|slipper चप्पल|perfume इत्र|crutch बैसाखी|X-ray एक्स-रे|oil_lamp दीया! दीये!|air_conditioner एसी! एयर_कंडीशनर|heater हीटर|cage पिंजरा! पिंजरे!|post_office डाकघर|police_station थाने थाना|puppet कठपुतली|cassette कैसेट|steering_wheel स्टीयरिंग|lunch_box टिफिन|pressure_cooker प्रेशर_कुकर|detergent डिटर्जेंट|laundry मैले_कपड़े गंदे_कपड़े|duct_tape टेप!|mop पोछा!|shampoo शैंपू|security_camera सीसीटीवी|remote_control रिमोट!|palace महलों|atm एटीएम|balcony बालकनी|sunscreen सनस्क्रीन|rib_cage पसलियां|spine रीढ़!|blood_pressure ब्लड_प्रेशर|cell कोशिका कोशिकाएं|flood बाढ़
explosion विस्फोट धमाका!|steam भाप!|dust धूल!|mud कीचड़!|sparrow गौरैया|ostrich शुतुरमुर्ग|chimpanzee चिंपैंजी|hyena लकड़बग्घा|antelope हिरण_का_झुंड|chameleon गिरगिट|grasshopper टिड्डी|shell सीपी|alien एलियन|mermaid जलपरी|cauliflower फूलगोभी|beet चुकंदर|pomegranate अनार|boiled_egg उबला_अंडा उबले_अंडे|spice मसाले मसाला|oat ओट्स|midwife दाई!|projector प्रोजेक्टर|shower शावर|radio रेडियो|bank बैंक!|tank टैंक!
polar_bear ध्रुवीय_भालू|mammoth मैमथ|hamster हैम्स्टर|koala कोआला|gorilla गोरिल्ला|flamingo फ्लेमिंगो राजहंस|salmon सालमन|squid स्क्विड|jellyfish जेलीफिश|moth पतंगा पतंगे|coral मूंगा मूंगे प्रवाल|microbe सूक्ष्मजीव|puppy पिल्ले|dumbbell डंबल|pendulum पेंडुलम|dynamite डायनामाइट|space_suit अंतरिक्ष_सूट स्पेससूट|traffic_jam ट्रैफिक_जाम|swimming_pool स्विमिंग_पूल|wedding_dress शादी_का_जोड़ा|mummy ममी!|angel फरिश्ता फरिश्ते|clothesline कपड़े_की_रस्सी|cup प्याला प्याले|mug मग!|fork कांटा_चम्मच|frying_pan कड़ाही तवा तवे फ्राइंग_पैन|blender मिक्सर|microwave माइक्रोवेव|toaster टोस्टर
alarm_clock अलार्म_घड़ी|watch कलाई_घड़ी|sponge स्पंज|toothbrush टूथब्रश|bathtub बाथटब|sink सिंक|teddy_bear टेडी_बियर|taxi टैक्सी|van वैन!|motorcycle मोटरसाइकिल मोटरबाइक|sailboat पालनाव|gear गियर!|stamp डाक_टिकट|cable केबल|trumpet तुरही|scarf मफलर|glove दस्ताने दस्ताना|shirt कमीज कमीज़|t-shirt टी-शर्ट|dress फ्रॉक|sunglasses धूप_का_चश्मा धूप_के_चश्मे|banknote नोटों|credit_card क्रेडिट_कार्ड|safe तिजोरी|wind_turbine पवन_चक्की|iron इस्त्री|skyscraper गगनचुंबी_इमारत|cafe कैफे|theater रंगमंच|stadium स्टेडियम|road सड़कों|gas_station पेट्रोल_पंप|garage गैरेज|cellar तहखाना तहखाने
parking_lot पार्किंग!|traffic_light ट्रैफिक_लाइट लाल_बत्ती|seat_belt सीट_बेल्ट|video_game वीडियो_गेम|plastic_bag प्लास्टिक_की_थैली पॉलिथीन|receipt रसीद|washing_machine वाशिंग_मशीन|neuron न्यूरॉन|pepper शिमला_मिर्च|avocado एवोकाडो|cherry चेरी|broccoli ब्रोकली|hamburger बर्गर|sandwich सैंडविच|popcorn पॉपकॉर्न|sushi सुशी|beer बीयर|tofu टोफू|lunch दोपहर_का_खाना|dinner रात_का_खाना|toast टोस्ट!|black_hole ब्लैक_होल कृष्ण_विवर|beehive छत्ता! छत्ते!|dune रेत_का_टीला रेत_के_टीले|iceberg हिमखंड|meadow घास_का_मैदान घास_के_मैदान|crater क्रेटर|supernova सुपरनोवा|pharaoh फराओ|astronomer खगोलशास्त्री
mechanic मैकेनिक मिस्त्री|manager मैनेजर प्रबंधक|philosopher दार्शनिक|climber पर्वतारोही|architect वास्तुकार|passenger यात्रियों|guard पहरेदार|physicist भौतिक_विज्ञानी|businessman व्यापारी_आदमी उद्योगपति|plumber प्लंबर|plant पौधों|pine चीड़ देवदार|ruby माणिक|gold_bar सोने_की_ईंट
hour/day अगले_दिन दोपहर
train_station स्टेशन!|police_station पुलिस_स्टेशन|space_station अंतरिक्ष_स्टेशन|railway पटरी! पटरियों!
man साहब|boy छोकरा किशोर|baby नवजात|child पोता पोती नाती|couple दंपति दंपती|crowd दर्शक दर्शकों श्रोता प्रशंसक|people नागरिक ग्रामीणों ग्रामीण गाँववाले गाँववालों कर्मचारियों निवासी|family कुनबा|team टीम!|mother अम्मा|father पापा|son पुत्र|daughter बेटियाँ पुत्री|wife बीवी|husband शौहर|neighbor पड़ोसन|friend सहेली साथी|sister दीदी|doctor वैद्य|programmer प्रोग्रामर|student विद्यार्थी|teacher अध्यापिका गुरुजी|electrician बिजली_मिस्त्री|baker बेकर|cook बावर्ची हलवाई|sailor मल्लाह|police_officer पुलिसवाला सिपाही पुलिस|thief लुटेरा|soldier फौजी जवान!|army फौज|guard चौकीदार|queen महारानी|politician मंत्री प्रधानमंत्री सांसद|merchant सौदागर|businessman उद्यमी कारोबारी|clerk क्लर्क कर्मचारी
customer खरीदार|dancer नर्तक|writer लेखिका|poet शायर|athlete खिलाड़ियों|swimmer तैराक|traveler मुसाफिर|pilgrim तीर्थयात्री|servant सेवक|priest पंडित!|patient रोगी|worker श्रमिक|horse घोड़ी|calf बछिया|ox साँड|sheep भेड़ें|goat बकरा|mouse चूहों|deer हिरन|monkey बन्दर|tiger बाघिन|elephant हाथियों हथिनी|zebra ज़ेबरा|termite दीमक|snake नाग|bird चिड़ियाँ कोयल मैना|chicken मुर्गियाँ|heron बगुला|tree वृक्ष आम_का_पेड़|petal पंखुड़ी|seedling अंकुर पौध|root जड़|branch डाली|trunk तना!|cotton_plant कपास|wheat जौ|corn मक्का भुट्टा|herb पुदीना तुलसी धनिया|mango आम_का_फल|fruit अमरूद पपीता|chili हरी_मिर्च लाल_मिर्च|pumpkin लौकी|cauliflower गोभी|bean दाल! दालें चना चने|nut काजू|sugar शक्कर|butter घी|juice रस!
lemonade शिकंजी|water_bottle पानी_की_बोतल|alcohol शराब|rice भात|noodle नूडल|meal खाना! भोजन|turmeric हल्दी|cumin जीरा|cooking_oil सरसों_का_तेल|hut कुटिया|apartment_building फ्लैट इमारत|tower टावर|church चर्च|temple मन्दिर|university कॉलेज|factory फैक्ट्री|restaurant ढाबा|farm फार्म|dam बाँध|street गली|bus बस_अड्डा|car मोटरगाड़ी|engine इंजन|boat नौका|plough हल_चलाना|rickshaw रिक्शा|bed पलंग चारपाई|curtain परदा|blanket रजाई|oven भट्टी|stove गैस_चूल्हा|bowl कटोरी|pipe पाइप|box बक्सा|bag थैली झोला|ladder सीढ़ी_लगाकर|light_switch स्विच|plant_pot गमला गमले|shirt शर्ट कुर्ता|sari साड़ी|trousers पतलून|necklace हार_पहन|jewelry गहना आभूषण|clothing कपड़ा कपड़े वस्त्र|button बटन_टूट|magazine पत्रिका
letter खत_लिख|document दस्तावेज|notebook कॉपी_में|map मानचित्र|pen कलम_से|clock दीवार_घड़ी|computer_screen स्क्रीन|television टीवी|syringe इंजेक्शन|pill गोली_दवा|medicine दवाइयाँ|bandage पट्टी_बाँध|liver यकृत|kidney गुर्दा किडनी|gut आँत आँतें|dna जीन!|virus विषाणु|finger उँगली|body शरीर|mountain हिमालय|island टापू|river गंगा|forest वन!|desert मरुस्थल|sand रेत|ash राख|star सितारा|planet_Mars मंगल_ग्रह|planet_Jupiter बृहस्पति|sun सूर्य|lightning बिजली_गिर बिजली_चमक|drop बूँद|flame लौ!|petroleum पेट्रोलियम|bow धनुष|money धन!|wallet पर्स|crown ताज!|wedding शादी!
tick किलनी|louse जूँ जूं|leech जोंक|silkworm रेशम_का_कीड़ा रेशम_के_कीड़े|wombat वॉम्बैट|lemur लीमर|armadillo आर्माडिलो|red_panda लाल_पांडा|black_swan काला_हंस|hoof खुर|fist मुट्ठी|thumb अंगूठा अंगूठे|algae शैवाल|pollen परागकण|log लट्ठा लट्ठे|hail ओले ओलावृष्टि|foam झाग|chewing_gum च्युइंग_गम|ashtray ऐशट्रे|mosquito_net मच्छरदानी|runway रनवे हवाई_पट्टी|roundabout गोल_चक्कर|houseboat हाउसबोट|combine_harvester कंबाइन_हार्वेस्टर|pressure_gauge प्रेशर_गेज
pedometer पेडोमीटर|sauna सौना|empty_chair खाली_कुर्सी|empty_wallet खाली_बटुआ|whetstone सान_का_पत्थर|handkerchief रूमाल|rubber_band रबर_बैंड|cowrie कौड़ी कौड़ियाँ|parchment चर्मपत्र|menu मेन्यू मेनू|playing_card ताश_के_पत्ते
canal नहर|turbine टरबाइन|jet_engine जेट_इंजन|antenna एंटीना
woman महिलाओं|man व्यक्ति|couple जोड़ा पति-पत्नी|people लोग लोगों|uncle चाचा मामा|aunt चाची मौसी बुआ|soldier सैनिकों जवान|army सेना|general जनरल|police_officer इंस्पेक्टर दारोगा|thief चोरों|spy गुप्तचर|judge जज|patient मरीज़|dentist दंत_चिकित्सक|pharmacist दवा_विक्रेता|teacher मास्टरजी|professor प्राध्यापक|scientist वैज्ञानिकों|engineer अभियंता|farmer किसानों|merchant सेठ बनिया|clerk बाबू!|worker मज़दूर|servant नौकर|slave दास|politician नेता विधायक|monk संन्यासी|priest पंडित|poet कवि|athlete एथलीट|tourist सैलानी|ghost भूत प्रेत|demon राक्षस
cow गायें|sheep भेड़|camel ऊँट|lion सिंह|hedgehog साही|snake साँप|crocodile|peacock मोर|eagle गरुड़|swan हंस|camel ऊंटनी
flower फूलों|leaf पत्ती|grass घास|root जड़ों|branch शाखा|forest वन|onion प्याज़|spinach पालक|bean दाल|bean छोले|spice इलायची|clove लौंग|sugar चीनी|oil तेल|dough गूंथा_आटा|bread रोटी डबलरोटी|samosa समोसा समोसे|candy लड्डू जलेबी|meat गोश्त|tea चायपत्ती|water जल|juice रस शरबत|ice बर्फ|cup प्याली|clay_pot कुल्हड़ मिट्टी_का_घड़ा|pot भगोना हांडी|pressure_cooker कुकर|stove धीमी_आंच मध्यम_आंच तेज_आंच|lock ताला|door दरवाज़ा|roof छत|house घर|hut झोंपड़ी|castle दुर्ग|school पाठशाला|market बाज़ार मंडी|bank बैंक|prison जेल कारागार|bridge पुल|road राजमार्ग|village गाँव|city नगर|garden बाग|river नदियां|well कुआँ|sea सागर|ocean महासागर|mountain चोटी|moon चाँद|earth धरती|star सितारे|lightning आकाशीय_बिजली|snow हिमपात|fire आग ज्वाला अलाव|smoke धुआँ|dust धूल|sand बालू|necklace माला|crown ताज|shield ढाल|arrow बाण|flag तिरंगा|drum तबला|bell घंटा_बज|matchstick माचिस|smartphone फोन|satellite सैटेलाइट|spacecraft यान!|car कार गाड़ी|bus बस_से|train रेल|motorcycle बाइक|rickshaw ऑटोरिक्शा|ship जहाज़|boat नाव|carriage रथ|book ग्रंथ|notebook कॉपी|newspaper अख़बार|letter खत ख़त|paper कागज़|pen पेन|chalkboard स्लेट|painting चित्र तस्वीर_बना पेंटिंग|alarm_clock अलार्म|bed खाट|table मेज़|nail कील|sickle हंसिया|money पैसा पैसे|banknote नोट_गिन|contract इकरारनामा|medicine औषधि|pill गोलियां|stomach आमाशय|bone हड्डियां|tooth दाँत|eye आँखें|cricket_bat बल्ला|trophy ट्रॉफी|medal मेडल|tomb मकबरा|gravestone कब्र|footprint पदचिह्न पैरों_के_निशान|dam बांध|artificial_intelligence कृत्रिम_बुद्धिमत्ता
other/sense नौ_दो_ग्यारह आंखों_का_तारा आँखों_का_तारा नाक_में_दम हाथ_पांव_फूल हाथ_मलते पेट_में_चूहे ऊंट_के_मुंह मुंह_में_पानी पानी_पानी हवा_में_बातें कान_भर घोड़े_बेचकर दाल_में_काला पत्थर_की_लकीर खून_पसीना आग_बबूला आसमान_से_गिरा लोहे_के_चने दिन_दूनी चार_चांद रातोंरात हाथ_लगा सिर_पर_चढ़ ईद_का_चांद टेढ़ी_खीर भीगी_बिल्ली गधे_की_तरह पहाड़_टूट सोने_पर_सुहागा दुनिया_छोड़ दुनिया_भर काला_अक्षर दूध_का_दूध एक_पंथ बाल_बाल गले_का_हार तिल_का_ताड़ पैर_पसार हाथ_बंटा कमर_कस घर_का_भेदी जान_में_जान हाथी_के_दांत
  `,
  signs: `
coin वेतन तनख्वाह आमदनी आय कमाई मुनाफा लाभ! शुल्क फीस लागत खर्च खर्चा खर्चे ब्याज बोनस सब्सिडी दान चंदा बजट रकम राशि दौलत संपत्ति पूंजी निवेश बचत छूट पेंशन मुआवजा इनाम मजदूरी कीमत_चुका फंड मुद्रा|banknote रुपया रुपये रुपए डॉलर यूरो कर्ज ऋण उधार भुगतान किस्त जुर्माना विरासत रिश्वत लोन|bill किराया बिजली_बिल सदस्यता|tax_form टैक्स आयकर जीएसटी|price_tag कीमत दाम भाव! सेल!|bank_statement खाता खाते_में बैंक_खाता|stock_chart शेयर शेयरों म्यूचुअल_फंड आर्थिक_संकट मंदी|bar_chart आंकड़े सर्वेक्षण अर्थव्यवस्था विकास_दर प्रतिशत औसत बेरोजगारी नतीजा नतीजे
calendar हफ्ता हफ्ते सप्ताह महीना महीने महीनों साल सालों वर्ष सदी दशक सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार जनवरी फरवरी मार्च! अप्रैल जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर तारीख जन्मदिन छुट्टी त्योहार|clock घंटा घंटे मिनट बजे समय_पर|stopwatch सेकंड सेकेंड रफ्तार गति रिकॉर्ड|hourglass समय वक्त धैर्य इंतजार उम्र|earth दुनिया विश्व जलवायु जलवायु_परिवर्तन पर्यावरण मानवता|chat_bubble बातचीत जवाब उत्तर! टिप्पणी राय भाषा चर्चा बहस सलाह अफवाह मजाक शब्द शब्दों बोली!|chat_bubble संदेश मैसेज|newspaper खबर खबरें समाचार मीडिया|light_bulb विचार सुझाव आविष्कार समाधान तरीका तरकीब उपाय आइडिया खोज!|gavel कानून नियम फैसला निर्णय नीलामी प्रतिबंध
balance_scale न्याय इंसाफ अधिकार मुकदमा समानता संतुलन तुलना|handcuff गिरफ्तारी अपराध अपराधी जुर्म आरोपी|magnifying_glass जाँच सबूत सुराग शोध विश्लेषण तलाश जानकारी|question_mark सवाल प्रश्न रहस्य पहेली राज! शक!|warning_sign खतरा जोखिम चेतावनी गलती समस्या समस्याएँ मुसीबत संकट धोखा धोखाधड़ी दुर्घटना हादसा लक्षण|bullseye लक्ष्य मकसद उद्देश्य|trophy जीत! विजय सफलता कामयाबी पुरस्कार प्रतियोगिता चैंपियन|medal ओलंपिक नोबेल_पुरस्कार स्वर्ण_पदक|handshake समझौता संधि साझेदारी सहयोग सौदा भरोसा विश्वास|office_building कंपनी कंपनियाँ कंपनियों संस्था संगठन बीमा निगम|parliament_building सरकार संसद राजनीति लोकतंत्र संविधान|ballot_box चुनाव मतदान वोट|factory उद्योग उत्पादन प्रदूषण
gear तकनीक प्रणाली मशीन मशीनें यंत्र टेक्नोलॉजी|briefcase नौकरी व्यवसाय पेशा रोजगार कारोबार करियर|toolbox मरम्मत औजार|graduation_cap शिक्षा पढ़ाई डिग्री|book कहानी कहानियाँ उपन्यास कविता इतिहास ज्ञान धर्म दर्शन! साहित्य कथा|scroll परंपरा प्राचीन_काल भविष्यवाणी|musical_notes संगीत गाना! गीत धुन आवाज शोर|red_heart प्यार प्रेम दोस्ती मोहब्बत ममता दया|broken_heart तलाक जुदाई अकेलापन दुख उदासी|ring विवाह सगाई|lock सुरक्षा गोपनीयता|shield रक्षा बचाव|dove शांति आजादी|candle उम्मीद आशा श्रद्धांजलि|praying_hands प्रार्थना पूजा श्रद्धा|dna विकासवाद प्रजाति प्रजातियाँ आनुवंशिकी|atom भौतिकी परमाणु_ऊर्जा कण!|lightning_bolt ऊर्जा बिजली|test_tube प्रयोग रसायन हार्मोन प्रोटीन
microbe संक्रमण बीमारी बीमारियाँ रोग महामारी बुखार_फैल जुकाम|thermometer तापमान गर्मी ठंड बुखार|syringe टीका टीकाकरण|stethoscope सेहत स्वास्थ्य इलाज उपचार|bed नींद आराम थकान सपना सपने|muscle ताकत शक्ति|dumbbell व्यायाम कसरत योग! खेल!|running_shoe मैराथन|scale वजन किलो किलोग्राम मोटापा टन!|plate भूख पोषण उपवास|drop प्यास नमी लीटर तरल|leaf प्रकृति|trash_can कचरा कूड़ा|checklist सूची योजना आदत आदतें कदम_दर|dice किस्मत भाग्य जुआ मौका|megaphone विज्ञापन हड़ताल प्रचार विरोध_प्रदर्शन|smartphone ऐप फोन_कॉल|laptop इंटरनेट|film_reel फिल्म वीडियो|microphone भाषण साक्षात्कार|suitcase यात्रा सफर पर्यटन|airplane उड़ान|compass रोमांच अभियान
map देश देशों सीमा क्षेत्र किलोमीटर दूरी महाद्वीप यूरोप एशिया अफ्रीका|crown साम्राज्य राज्य_का सत्ता राजवंश शासन|sword युद्ध लड़ाई जंग हमला विद्रोह क्रांति|chain गुलामी लत!|shopping_cart खरीदारी|package डिलीवरी|birthday_cake जश्न|cradle जन्म!|ruler लंबाई ऊँचाई मीटर सेंटीमीटर|calculator हिसाब गणित|brain याददाश्त स्मृति तनाव चिंता डर! भावना भावनाएँ मन! सोच! बुद्धि|palette कला! रंग!|mirror सुंदरता खूबसूरती|ladder प्रगति तरक्की|money करोड़_रुपये लाख_रुपये|wallet गरीबी|gas_station ईंधन|microscope विज्ञान
  `,
  ambiguous: `
आम! आमों > mango: फल रस मीठ पेड़ खा पक अचार बाग; -:
घड़ी घड़ियाँ > watch: कलाई पहन; clock: दीवार बज टिक सुई; -:
तारे तारा > star: आसमान रात आकाश ग्रह चमक ब्रह्मांड सूर्य आकाशगंगा; star:
सोना! सोने! > gold_bar: चांदी चाँदी गहन खान कीमत धातु निवेश; -:
पत्र! > letter: लिख भेज डाक मिला लिफाफ; -:
फल! > fruit: खा पेड़ मीठ सब्ज बाग केल सेब; -:
कान! > ear: सुन आवाज बाल झुमक; -:
हार! > necklace: मोती पहन गला गले सोन; -:
पंख! > fan: गर्मी बिजली; feather: पक्षी चिड़ मोर उड़; -:
जाल! > fishing_net: मछ नाव समुद्र; cobweb: मकड़; -:
डाल! > branch: पेड़ पक्षी बैठ चिड़; -:
बस! > bus: यात्री सवार ड्राइवर स्टॉप चढ़ उतर सड़क; -:
कप! > trophy: विश्व जीत; cup: चाय कॉफी दूध पानी चीनी चम्मच; -:
नोट! > banknote: रुपय सौ पाँच_सौ जेब बटुआ बैंक; -:
हाथ! हाथों > hand: धो साबुन उँगल दस्तान; -:
पैर! पैरों > foot: जूत चप्पल मोज चल नंगे; -:
  `,
  goesOn: `यह ये वह वे इसका इसकी इसके इसमें इसे उसका उसकी उसके उसमें उसे इससे इनमें`,
  none: `बिना के_बगैर बगैर के_बिना रहित`,
  not: 'नहीं न कभी_नहीं मत ना नही',
  away: `से_दूर के_अलावा की_जगह के_बजाय के_सिवा छोड़कर के_अतिरिक्त से_बचकर से_भाग`,
  like: `जैसा जैसी जैसे की_तरह से_भी के_बजाय जितना जितनी जितने के_समान के_बराबर की_तुलना सरीखा सरीखी मानो से_कम_नहीं से_बड़ा से_बड़ी से_भारी से_ऊँचा से_तेज़ से_तेज से_ज्यादा से_ज़्यादा से_बेहतर समझकर का_प्रतीक`,
  if: 'अगर यदि काश मान_लीजिए चाहे',
  possessive: 'मेरा मेरी मेरे उसका उसकी उसके अपना अपनी अपने उनका उनकी हमारा हमारी',
  pronouns: `narrator मैं मैंने`,
  ofBehind: `का की`,
  beforeYear: `सन साल वर्ष`,
  about: `लगभग करीब से_ज्यादा`,
  old: 'बूढ़ा बूढ़ी बूढ़े बुजुर्ग',
  numbers:
    '2 दो|3 तीन|4 चार|5 पांच|6 छह छः|7 सात|8 आठ|9 नौ|10 दस|11 ग्यारह|12 बारह|20 बीस|30 तीस|40 चालीस|50 पचास|60 साठ|70 सत्तर|80 अस्सी|90 नब्बे|100 सौ|11 ग्यारह|13 तेरह|14 चौदह|15 पंद्रह|16 सोलह|17 सत्रह|18 अठारह|19 उन्नीस|25 पच्चीस|35 पैंतीस|45 पैंतालीस|1000 हजार|100000 लाख',
  many: 'हजारों सैकड़ों लाखों करोड़ों बहुत_सारे अनेक',
  dead: `मारे_गए! मारा_गया! मर_गया! मृत हत्या मौत डूब मर_गए मर_गई मारे मृत्यु शहीद जान_चली निधन चल_बसे चल_बसी चल_बसा देहांत दुनिया_छोड़ स्वर्गवास प्राण_त्याग दम_तोड़ मर_चुक जान_गंवा जान_से_मार मार_डाला`,
  up: 'बढ़ गई_बढ़',
  down: 'घट गिर!',
  actions: `sleep सोता सोती सो_रह सोया सो_गया सो_गई सोते|run दौड़ दौड़ा दौड़ी दौड़ता दौड़ते|walk चल_रह चलता चलती चलते चला_जा पैदल|swim तैर|read पढ़ पढ़_रह पढ़ता पढ़ती पढ़ी पढ़ा|write लिख लिखता लिखती लिखा लिखी|eat खा_रह खाता खाते खाना_खा खाया|drink पीता पीती पी_रह पिया पीते|cook पका पकाती पकाता खाना_बना|dance नाच नाचती नाचते|sing गा_रह गाता गाती गाते गीत_गा|sit बैठ बैठा बैठी बैठे बैठकर|cry रो_रह रोया रोई रोने रोता रोती|laugh हंस_रह हंसा हंसी_उड़ हंसने हंसते|climb चढ़ चढ़ता चढ़ा चढ़ी|look देखता देखती देख_रह निहार|hold पकड़े_हुए थामे|carry उठाकर_ले ढोता|work काम_करता काम_करती काम_करते काम_कर_रह काम_किया|hug गले_लगा|play खेलता खेलती खेलते खेल_रह|think सोच_रह सोचता सोचती सोचा! सोचने!|talk कहा! कहता कहती बोला! बोली! बोलता पूछा! पूछता पूछती जवाब_दिया चिल्ला फुसफुसा बात_कर बातें_कर समझाया! सुनाया!|point इशारा|cheer ताली तालियां जश्न|pray प्रार्थना पूजा_कर नमाज|bow प्रणाम सिर_झुका झुक_कर झुककर|crawl रेंग घुटनों_के_बल|fall गिर_पड़ गिर_गया! गिर_गई! फिसल|lie लेट! लेटा! लेटी! लेट_गया लेट_गई लेटे!|push धक्का धकेल|pull खींच खींचता खींचती खींचा|throw फेंक फेंका फेंकता|dig खोद खोदा खोदता खोदने|sweep झाड़ू_लगा बुहार|wash धोता! धोती! धोया! धो_रह धोए!|knock दरवाजा_खटखटा खटखटा दस्तक|water सींच पानी_देता पानी_देती|look देखा! देखता देखती देखते! देखी! ढूंढ खोजा! खोजने! खोजता मिला!|walk आया! आई! पहुंचा! पहुंची! पहुंचे! निकला! निकली! लौटा! लौटी! घूम|work बनाता बनाती सिलती सिलता सिलाई बुनती बोता! जोत मरम्मत_कर मरम्मत_की!|laugh मुस्कुरा मुस्करा|hold पकड़ उठाया! उठाई!|carry ढोता ढोती लेकर_चल|hug गले_लगा|wave हाथ_हिला|kneel घुटने_टेक|jump कूद उछल|ride सवार_हो घोड़े_पर_बैठ`,
  empty: `एक छोटे लगभग बार दिन किसी ने कभी किनारे हमारी आज ही क्यों है हैं था थी थे हो होता होती होते रहा रही रहे गया गई गए दिया दी दिए किया की करता करती करते करना कर लिया ली लेकिन और या अब तब जब यहां वहां यह वह ये वे इस उस इन उन इसे उसे इसके उसके उसने उन्होंने हम हमें मुझे मैं तुम आप सब सभी हर कोई कुछ बहुत भी तो से तक पर में को का के साथ लिए बाद पहले अपने अपनी अपना दो क्या कौन कैसे कहां जो कि साल कल फिर वाला वाले वाली सबसे ज्यादा कम सुबह शाम अचानक सचमुच शायद आखिर तुरंत हालांकि अक्सर कभी-कभी जगह पूरा पूरे पूरी सिर्फ बस शुरू क्योंकि इसलिए अगर चाहिए सकता सकती सकते जाता जाती जाते हुआ हुई हुए रखा रखी`,
}
