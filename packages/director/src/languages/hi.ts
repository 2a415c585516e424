import type { LanguageRules } from '../lexical/language-rules.ts'

export const HINDI: LanguageRules = {
  isVerbLast: true,
  endings: 'ों|ें|ओं|एं|ियों|ियां|यां|यों|ो',
  minStem: 2,
  nouns: `
man आदमी आदमियों पुरुष|woman औरत महिला स्त्री|boy लड़का लड़के लड़कों|girl लड़की लड़कियां लड़कियों|child बच्चा बच्चे बच्चों|baby शिशु|old_man बुजुर्ग दादा! दादाजी|old_woman बुढ़िया दादी! नानी!
king राजा महाराजा|queen रानी|prince राजकुमार|princess राजकुमारी|emperor सम्राट|knight शूरवीर|soldier सैनिक|monk भिक्षु साधु|priest पुजारी|doctor डॉक्टर चिकित्सक|nurse नर्स|teacher शिक्षक शिक्षिका अध्यापक|student छात्र छात्रा
farmer किसान|fisherman मछुआरा मछुआरे मछुआरों|cook रसोइया|carpenter बढ़ई|worker मजदूर|engineer इंजीनियर|scientist वैज्ञानिक|astronaut अंतरिक्ष_यात्री अंतरिक्ष_यात्रियों|sailor नाविक|captain कप्तान|singer गायक गायिका|dancer नर्तकी|painter चित्रकार|writer लेखक|police_officer पुलिसकर्मी|merchant व्यापारी|wizard जादूगर|witch चुड़ैल|blacksmith लोहार|gardener माली|shepherd चरवाहा|crowd भीड़
cat बिल्ली|dog कुत्ता कुत्ते कुत्तों पिल्ला|fox लोमड़ी|wolf भेड़िया भेड़िये|bear भालू|lion शेर सिंह!|tiger बाघ|elephant हाथी|horse घोड़ा घोड़े घोड़ों|cow गाय|pig सूअर|sheep भेड़!|goat बकरी|donkey गधा गधे|rabbit खरगोश|mouse चूहा चूहे|squirrel गिलहरी|deer हिरण|monkey बंदर|bird पक्षी पक्षियों चिड़िया|owl उल्लू|duck बत्तख|chicken मुर्गी|eagle बाज! चील|swan हंस!|penguin पेंगुइन|parrot तोता तोते|dove कबूतर|fish मछली मछलियां|shark शार्क|whale व्हेल|dolphin डॉल्फिन|octopus ऑक्टोपस|frog मेंढक|turtle कछुआ कछुए|snake सांप|crocodile मगरमच्छ|dragon ड्रैगन|dinosaur डायनासोर|butterfly तितली तितलियां|bee मधुमक्खी मधुमक्खियां मधुमक्खियों|ant चींटी चींटियां|spider मकड़ी|snail घोंघा
tree पेड़|flower फूल|sunflower सूरजमुखी|mushroom मशरूम|apple सेब|lemon नींबू|banana केला केले|grape अंगूर|strawberry स्ट्रॉबेरी|tomato टमाटर|potato आलू|carrot गाजर|onion प्याज|garlic लहसुन|bread रोटी! ब्रेड|cheese पनीर|egg अंडा अंडे अंडों|milk दूध|butter मक्खन|honey शहद|rice चावल|cake केक|pizza पिज्जा|soup सूप|salt नमक|flour आटा आटे मैदा|coffee कॉफी|tea चाय|chocolate चॉकलेट
house घर! घरों मकान|hut झोपड़ी|castle किला किले महल|church गिरजाघर|tower मीनार|bridge पुल!|factory कारखाना कारखाने|hospital अस्पताल|prison जेल!|pyramid पिरामिड|door दरवाजा दरवाजे|window खिड़की|chair कुर्सी|table मेज|bed बिस्तर|lamp लैंप|lantern लालटेन|candle मोमबत्ती|mirror आईना शीशा|basket टोकरी|bucket बाल्टी|broom झाड़ू|bottle बोतल|book किताब किताबें पुस्तक|newspaper अखबार|map नक्शा नक्शे|pencil पेंसिल
smartphone स्मार्टफोन मोबाइल_फोन|telephone टेलीफोन|computer कंप्यूटर|television टेलीविजन|camera कैमरा कैमरे|robot रोबोट|car कार!|bus बस_में|truck ट्रक|train ट्रेन रेलगाड़ी|airplane हवाई_जहाज विमान|helicopter हेलीकॉप्टर|bicycle साइकिल|ship जहाज|boat नाव!|rocket रॉकेट|tractor ट्रैक्टर|balloon गुब्बारा गुब्बारे|umbrella छाता छतरी|suitcase सूटकेस|hat टोपी|shoe जूता जूते|glasses चश्मा|crown मुकुट|hammer हथौड़ा|ladder सीढ़ी|guitar गिटार|violin वायलिन|piano पियानो|drum ढोल|flute बांसुरी|ball गेंद|coin सिक्का सिक्के|telescope दूरबीन|microscope सूक्ष्मदर्शी माइक्रोस्कोप
moon चांद चंद्रमा|sun सूरज|star तारे तारों|cloud बादल|rainbow इंद्रधनुष|volcano ज्वालामुखी|mountain पहाड़ पर्वत|island द्वीप|earth पृथ्वी|sky आसमान आकाश|waterfall झरना|planet ग्रह|satellite उपग्रह
forest जंगल|sea समुद्र सागर!|river नदी|lake झील|beach समुद्र_तट|village गांव|city शहर|field खेत|garden बगीचा बगीचे|desert रेगिस्तान|street सड़क|kitchen रसोई|bedroom शयनकक्ष|library पुस्तकालय|laboratory प्रयोगशाला|cave गुफा
hour/night रात!|hour/dusk शाम! सूर्यास्त|hour/dawn भोर सूर्योदय|weather/rain बारिश वर्षा|weather/snow बर्फबारी|weather/fog कोहरा कोहरे|weather/storm तूफान आंधी`,
  none: 'बिना',
  not: 'नहीं न कभी_नहीं मत',
  like: 'जैसा जैसी जैसे की_तरह से_भी',
  if: 'अगर यदि',
  possessive: 'मेरा मेरी मेरे उसका उसकी उसके अपना अपनी अपने उनका उनकी हमारा हमारी',
  old: 'बूढ़ा बूढ़ी बूढ़े बुजुर्ग',
  numbers:
    '2 दो|3 तीन|4 चार|5 पांच|6 छह छः|7 सात|8 आठ|9 नौ|10 दस|11 ग्यारह|12 बारह|20 बीस|30 तीस|40 चालीस|50 पचास|60 साठ|70 सत्तर|80 अस्सी|90 नब्बे|100 सौ',
  many: 'हजारों सैकड़ों लाखों करोड़ों बहुत_सारे अनेक',
  dead: 'मारे_गए! मारा_गया! मर_गया! मृत हत्या मौत डूब',
  up: 'बढ़ गई_बढ़',
  down: 'घट गिर!',
  actions: `sleep सोता सोती सो_रह सोया|run दौड़|walk चल_रह|swim तैर|read पढ़|write लिख|eat खा_रह खाता|drink पीता पीती पी_रह|cook पका|dance नाच|sing गा_रह गाता गाती|sit बैठ|cry रो_रह|laugh हंस_रह|climb चढ़`,
  empty: 'एक छोटे लगभग बार दिन किसी ने कभी किनारे हमारी आज ही क्यों',
}
