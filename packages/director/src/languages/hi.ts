import type { LanguageRules } from '../lexical/language-rules.ts'

export const HINDI: LanguageRules = {
  isVerbLast: true,
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
moon चांद चंद्रमा|sun सूरज|star तारे तारों|cloud बादल|rainbow इंद्रधनुष|volcano ज्वालामुखी|mountain पहाड़ पर्वत|island द्वीप|earth पृथ्वी|sky आसमान आकाश|waterfall झरना|planet ग्रह|satellite उपग्रह
forest जंगल|sea समुद्र सागर!|river नदी|lake झील|beach समुद्र_तट|village गांव|city शहर|field खेत|garden बगीचा बगीचे|desert रेगिस्तान|street सड़क|kitchen रसोई|bedroom शयनकक्ष|library पुस्तकालय|laboratory प्रयोगशाला|cave गुफा
hour/night रात!|hour/dusk शाम! सूर्यास्त|hour/dawn भोर सूर्योदय|weather/rain बारिश वर्षा|weather/snow बर्फबारी|weather/fog कोहरा कोहरे|weather/storm तूफान आंधी
girl लड़कि बच्ची|child बच्च|old_man नाना!|mother मां! माता!|father पिता! पिताजी|daughter बेटी|son बेटा! बेटे!|sister बहन|brother भाई|wife पत्नी|husband पति!|uncle चाचा! मामा!|aunt चाची! मामी!|neighbor पड़ोसी|friend दोस्त मित्र|people लोग! लोगों! लोगो!|army सेना!|tourist पर्यटक|journalist पत्रकार|judge न्यायाधीश जज!|lawyer वकील|driver ड्राइवर|musician संगीतकार|poet कवि!|customer ग्राहक|mailman डाकिया|bride दुल्हन|president राष्ट्रपति|traveler यात्री|scientist पुरातत्वविद शोधकर्ता
crow कौआ कौए कौवा कौवे|rooster मुर्गा|bat चमगादड़|giraffe जिराफ|zebra ज़ेब्रा जेब्रा|kangaroo कंगारू|crab केकड़ा केकड़े|lizard छिपकली|mosquito मच्छर|worm केंचुआ|camel ऊंट|peacock मोर!|bird पंछी सारस|beetle कीड़ा कीड़े|fish मछलि
palm नारियल_के_पेड़|leaf पत्ता पत्ते पत्तियां|grass घास!|wheat गेहूं|seed बीज|orange संतरा संतरे|mango आम_का आम_के_पेड़|watermelon तरबूज|coconut नारियल|cucumber खीरा|bean राजमा|salad सलाद|juice जूस|wood लकड़ि लकड़ी
tooth दांत|brain दिमाग मस्तिष्क|bone हड्डी हड्डि|letter चिट्ठी चिट्ठि खत!|envelope लिफाफा लिफाफे|key चाबी चाबि|box डिब्बा डिब्बे|chest संदूक|bag थैला थैले बैग|wallet बटुआ बटुए|money पैसा! पैसे! पैसों!|ring अंगूठी|jar घड़ा घड़े मटका मटके|shield ढाल!|helmet हेलमेट|clock घड़ी|bench बेंच|sofa सोफा सोफे|pillow तकिया|carpet कालीन|curtain पर्दा पर्दे|bell घंटी|pot बर्तन पतीला|bowl कटोरा कटोरे|spoon चम्मच|soap साबुन|scissors कैंची|needle सुई|gift तोहफा तोहफे उपहार|doll गुड़िया|photo तस्वीर फोटो|flag झंडा झंडे|diary डायरी|pen कलम|wheel पहिया पहिए|cart बैलगाड़ी|tent तंबू|kite पतंग|fence बाड़|wall दीवार|roof छत!|stairs सीढ़ियां सीढ़ि|train_station रेलवे_स्टेशन|school स्कूल विद्यालय|university विश्वविद्यालय|museum संग्रहालय|hotel होटल|shop दुकान|restaurant रेस्तरां|office दफ्तर कार्यालय|classroom कक्षा!|park पार्क|market बाजार|temple मंदिर|mosque मस्जिद|well कुआं कुएं कुए|headphones हेडफोन|microphone माइक|medal पदक|chess शतरंज|treasure खजाना खजाने|diamond हीरा हीरे|fire आग!|wave लहर|hill पहाड़ी|valley घाटी|river तालाब!`,
  none: `बिना`,
  not: 'नहीं न कभी_नहीं मत',
  like: `जैसा जैसी जैसे की_तरह से_भी के_बजाय`,
  if: 'अगर यदि',
  possessive: 'मेरा मेरी मेरे उसका उसकी उसके अपना अपनी अपने उनका उनकी हमारा हमारी',
  pronouns: `narrator मैं मैंने`,
  dropsSubjects: true,
  ofBehind: `का की`,
  beforeYear: `सन साल वर्ष`,
  about: `लगभग करीब से_ज्यादा`,
  old: 'बूढ़ा बूढ़ी बूढ़े बुजुर्ग',
  numbers:
    '2 दो|3 तीन|4 चार|5 पांच|6 छह छः|7 सात|8 आठ|9 नौ|10 दस|11 ग्यारह|12 बारह|20 बीस|30 तीस|40 चालीस|50 पचास|60 साठ|70 सत्तर|80 अस्सी|90 नब्बे|100 सौ',
  many: 'हजारों सैकड़ों लाखों करोड़ों बहुत_सारे अनेक',
  dead: `मारे_गए! मारा_गया! मर_गया! मृत हत्या मौत डूब मर_गए मर_गई मारे मृत्यु शहीद जान_चली निधन`,
  up: 'बढ़ गई_बढ़',
  down: 'घट गिर!',
  actions: `sleep सोता सोती सो_रह सोया सो_गया सो_गई सोते|run दौड़ दौड़ा दौड़ी दौड़ता दौड़ते|walk चल_रह चलता चलती चलते चला_जा पैदल|swim तैर|read पढ़ पढ़_रह पढ़ता पढ़ती पढ़ी पढ़ा|write लिख लिखता लिखती लिखा लिखी|eat खा_रह खाता खाते खाना_खा खाया|drink पीता पीती पी_रह पिया पीते|cook पका पकाती पकाता खाना_बना|dance नाच नाचती नाचते|sing गा_रह गाता गाती गाते गीत_गा|sit बैठ बैठा बैठी बैठे बैठकर|cry रो_रह रोया रोई रोने रोता रोती|laugh हंस_रह हंसा हंसी_उड़ हंसने हंसते|climb चढ़ चढ़ता चढ़ा चढ़ी|look देखता देखती देख_रह निहार|hold पकड़े_हुए थामे|carry उठाकर_ले ढोता|work काम_करता काम_करती काम_करते काम_कर_रह काम_किया|hug गले_लगा|play खेलता खेलती खेलते खेल_रह`,
  empty: `एक छोटे लगभग बार दिन किसी ने कभी किनारे हमारी आज ही क्यों है हैं था थी थे हो होता होती होते रहा रही रहे गया गई गए दिया दी दिए किया की करता करती करते करना कर लिया ली लेकिन और या अब तब जब यहां वहां यह वह ये वे इस उस इन उन इसे उसे इसके उसके उसने उन्होंने हम हमें मुझे मैं तुम आप सब सभी हर कोई कुछ बहुत भी तो से तक पर में को का के साथ लिए बाद पहले अपने अपनी अपना दो क्या कौन कैसे कहां जो कि साल कल फिर वाला वाले वाली सबसे ज्यादा कम सुबह शाम`,
}
