/** As in `given-names`, without accents: of women of more countries. */
export const WOMEN_OF_COUNTRIES = `
  aditi agnieszka aiko aino aiyana akiko aleksandra alena aline amaia amara amparo anais anastasiya anja anke anneliese
  annelise annemarie anouk ansa antonella anuradha aoife aparna araceli archana asha asmaa asuka aurelie ayaka ayse azadeh
  bahar barbora beata begona bozena brigida britt britta bronwyn bruna carlotta carmela catalina catarina celine chantal
  chieko chinwe chiyo christa christel christiane cinzia clementine concetta consuelo corinna cosima danuta daria deepa
  deepika delphine desiree diya dorota edita ekaterina elif elin elke elodie elzbieta emeline emine emmi enrica esra eszter
  eugenie evgenia ewa fadila faiza fatma fatou federica felicitas filippa florentina floriane francine franziska frauke
  frederique fumiko galina gemma gerda gesine ghislaine giada ginevra giorgia giovanna gisele gita gorana graciela gretchen
  gudrun gunilla gwyneth hadiza halina hanako hannelore haruka hatice hedwig hege heike helga hella hermine hiroko hortense
  huda ilaria ildiko ilona imani inge ingeborg inka inmaculada ioana isadora isolde itzel ivana iwona izabela jadwiga janina
  jelena jiyeon joelle jolanta jordana josefa josefina jovana jutta kaisa kalina kamala kamila kaori karolina kasia katalin
  katarzyna katerina katharine kavita kazuko khadija kinga kirsi krystyna kumiko lakshmi lale latifa lavinia leocadia leonie
  leticia lieselotte lijuan liliana linnea liv ljubica lotte luana lucie lucrezia ludmila ludmilla lupita lyudmila maddalena
  magda mahnoor maia maja malgorzata malika manon marija marika marisol marit maritza marlies maryam mathilde mayumi mechthild
  meera meike mette michaela michiko midori mihaela milena mina minako mireille mirjam misaki monique nadezhda nagore naima
  nanami naoko nasrin nayeli neha nerea ngozi nia nicoletta nila nimmi noelia noemi nuria oksana olena olivie ornella ottavia
  padma paola parvati perrine petronella pia piroska pooja rachida radha raffaella rahel raisa ranjit rashida reiko renate
  ricarda rieko rosalia rosana rosaria roswitha roya ruxandra sachiko safiya saida sakiko salma sandrine sanna saoirse savitri
  sayaka segolene severine shabnam shanti shirin shreya sigrun silke simona siobhan sita slavica snezana solveig soraya
  stefania stefanie sumiko sunita svenja sylvie tatjana teresinha tereza thea therese theresia tilda tomoko toril tove
  tuulikki ute valeria valerija vasiliki veronika vesna vibeke violetta virginie wanjiru xiaomei ximena yael yasemin yasmina
  yelena yevgenia yingying ylva yukiko yuko yulia yumi yuna zahra zdenka zeynep zinaida zsofia zuzana
`

/** As `WOMEN_OF_COUNTRIES`, of men. */
export const MEN_OF_COUNTRIES = `
  aarav abdullah abebe ade adebayo agustin ahmet akash akio aleksander aleksei alessio alois aloysius amadou ambroise amit
  amos anand anatol andrej anil ansgar antal antonin antti apollinaire aram arjun arkady arnaud arne arno artem artur arun
  aryan ashok atanas attila augusto aurel aurelien babatunde bartek bartosz bastian benedetto benedikt benito benoit
  bernd berthold bilal bjarne blaise bogumil bohdan bojan borislav branko brice carlo carsten celestin cem chandra chidi
  chinedu christos ciro claus clemens cosimo cyprien damiano danilo dario deepak demetrios denys detlev devan dionysios
  dmitriy dragan dusan eberhard eckhard edoardo efrain eiji emeka emiel emre ercan erkki ettore evgeny ezio fabien fabrice
  fabrizio faisal farid farouk ferenc fermin filippo fiodor florent fredrik fumio gaetan gaetano gaston gennady gennaro georgi
  gerd gerrit gheorghe giacomo giancarlo gianluca gianni gino giulio goran gregorio grigori guenter guenther guillem gunnar
  gustave gustavo gyorgy habib hakan hakim halvor hamza haruki haruto hasan hideo hiro hiroki hiroto holger hubertus husain
  ignace ilya imre isamu iskander istvan ivica iwan jaakko jaan jacopo jaroslav jaroslaw javad jens jerzy jesper jiho jiro
  joao jonny jorgen joris josip jozsef juergen juho jukka jurek jurgis kaito kamil kaspar kasper katsuro kazimierz kazuo kemal
  kenta kevork khaled kiran kjell knut kofi koji krishna krzysztof kwabena kwame laurits leandro lech lennart leopoldo leszek
  ljubomir lorand lubomir lubos luc ludvig lukasz lutz maciej manoj manolo marek mariano marius martino masao masashi massimo
  matej mateusz matheus mathieu matthieu matyas maurizio mauro maxim maxime mehdi mehmet michail mihai mikolaj milos minoru
  mirko miroslav mohan momcilo mthunzi murat musa nabil naoki narayan nasir nenad nicola nikolaj nikolaos nikolay nikos noboru
  nobu nuno obinna olav ole olivier oluwaseun omer ondrej orhan osama osman ottavio paavo pablito panos paolo paride pascual
  patrice pawel pekka petar petr petros pierluigi piero prakash pranav predrag quique radek radoslav rafal rahul raimondo
  raimund raj rajesh rajiv raman ramazan rasmus ravi reinhard remi remy renato renzo rikard riku rocco rohan rolando romain
  romano ruslan ryota ryszard sacha salim sami sandor sanjay santino satoshi savvas selim semyon serge sergey sergiu sevki
  shinji shiro shivaji sigurd silvan silvano silvestre sinan slavko slobodan soren stanislaw stavros stefanos steffen stellan
  stig sunil suresh sylvain szymon tadashi tadeusz takumi taras taro tatsuya teodor thabo thibault thijs tiago timo timofey
  timur tobiasz tomas tomasz tomoya torsten toshiro tunde tuomas udo ugo ulf umar vaclav valentino valerio valery vasil vasile
  vasilis veljko vidar vijay vikram vilhelm vitaly vlad vojtech volker volodymyr wei wiktor wim witold xavi yaroslav yash
  yasuo yehuda yevgeny yiannis yoshi younes youssef ysidro yuto zbigniew zdenek zeljko zhivko zoran
`
