/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_1 = `
A. A. Milne|m|1882|1956|writer||teddy bear
A. P. J. Abdul Kalam; Abdul Kalam|m|1931|2015|president|old gray-hair deep-skin|rocket
A. R. Rahman; A.R. Rahman|m|1967|-|musician|curly-hair|piano
Aaron Burr|m|1756|1836|politician|bald
Abbas ibn Firnas|m|810|887|inventor|beard turban robe|wing
Abd el-Kader; Emir Abdelkader|m|1808|1883|general|beard headscarf robe|horse
Abdus Salam|m|1926|1996|physicist|beard glasses suit
Abebe Bikila; Bikila|m|1932|1973|runner|deep-skin moustache|foot, gold medal
Abel Tasman|m|1603|1659|explorer|beard long-hair|ship
Abigail Adams|f|1744|1818|woman|dress|letter
Abraham Lincoln; Lincoln; Abe Lincoln; Honest Abe|m|1809|1865|president|beard top-hat black-hair suit|top hat
Abraham Maslow; Maslow|m|1908|1970|psychologist|moustache|pyramid
Achilles|m|-1210|-1185|soldier|helmet blond-hair|shield, spear
Ada Lovelace; Lovelace|f|1815|1852|mathematician|black-hair bun dress|gear
Adam Smith|m|1723|1790|philosopher|white-hair|coin
Adi Dassler; Adolf Dassler|m|1900|1978|businessman||sneaker
Adolf Eichmann; Eichmann|m|1906|1962|official|bald glasses suit
Adolf Hitler; Hitler; The Führer|m|1889|1945|politician|moustache black-hair uniform
Aeschylus|m|-525|-456|poet|beard bald|tortoise, eagle
Aesop|m|-620|-564|writer|beard|tortoise, hare, fox
Agamemnon|m|-1230|-1180|king|beard crown
Agatha Christie|f|1890|1976|writer|old gray-hair curly-hair|typewriter
Agnetha Fältskog|f|1950|-|singer|blond-hair long-hair|microphone
Agrippina; Agrippina the Younger|f|15|59|queen|curly-hair bun
Ai Weiwei|m|1957|-|artist|beard
Aimé Césaire; Aime Cesaire|m|1913|2008|poet|deep-skin glasses
Akbar; Akbar the Great|m|1542|1605|emperor|moustache turban robe|elephant
Akhenaten|m|-1380|-1336|pharaoh|crown|sun
Akio Morita|m|1921|1999|businessman|white-hair suit|radio
Akira Kurosawa; Kurosawa|m|1910|1998|man|hat glasses|film camera, samurai sword
Al Capone; Capone|m|1899|1947|gangster|hat suit|tax form
Al-Biruni; Biruni|m|973|1050|scholar|beard turban robe|astrolabe
Al-Farabi|m|872|950|philosopher|beard turban robe
Al-Ghazali|m|1058|1111|philosopher|beard turban robe
Al-Jazari; Ismail al-Jazari|m|1136|1206|inventor|beard turban robe|clock, elephant
Al-Khwarizmi; Al Khwarizmi; Khwarizmi|m|780|850|mathematician|beard turban robe
Aladdin|m|780|850|boy|black-hair hat|magic lamp, flying carpet
Alan Shepard|m|1923|1998|astronaut||space capsule, golf ball
Alan Turing; Turing|m|1912|1954|mathematician|short-hair black-hair suit|computer, apple
Alan Watts|m|1915|1973|philosopher|beard
Alaric|m|370|410|king|beard|sword
Albert Camus; Camus|m|1913|1960|writer|black-hair
Albert Einstein; Einstein|m|1879|1955|physicist|old moustache white-hair curly-hair|blackboard, atom
Albert Namatjira|m|1902|1959|painter|deep-skin|tree
Albert Sabin|m|1906|1993|doctor|glasses white-hair|vaccine
Albert Schweitzer; Schweitzer|m|1875|1965|doctor|old moustache white-hair
Albert Speer|m|1905|1981|architect|black-hair suit
Albert Wendt|m|1939|-|writer|gray-hair
Alberto Fujimori; Fujimori|m|1938|2024|president|glasses suit
Alberto Giacometti; Giacometti|m|1901|1966|sculptor|curly-hair|statue
Alberto Santos-Dumont; Santos-Dumont|m|1873|1932|pilot|moustache hat suit|airship, biplane
Albrecht Dürer; Albrecht Durer; Dürer; Durer|m|1471|1528|painter|long-hair curly-hair beard|hare, rhino
Alcibiades|m|-450|-404|general|beard
Aldous Huxley; Huxley|m|1894|1963|writer|glasses
Aleister Crowley|m|1875|1947|magician|bald robe
Aleksandr Solzhenitsyn; Solzhenitsyn|m|1918|2008|writer|beard|barbed wire
Alessandro Volta|m|1745|1827|physicist|white-hair|battery
Alex Ferguson; Sir Alex Ferguson|m|1941|-|trainer|old white-hair glasses|football
Alex Honnold|m|1985|-|climber|black-hair short-hair|rock
Alexander Fleming|m|1881|1955|scientist|gray-hair suit glasses|petri dish, bacterium
Alexander Graham Bell|m|1847|1922|inventor|beard suit|telephone
Alexander Hamilton|m|1755|1804|politician|red-hair|banknote
Alexander II of Russia; Tsar Alexander II|m|1818|1881|emperor|moustache uniform
Alexander Kerensky; Kerensky|m|1881|1970|politician|short-hair
Alexander Pushkin; Pushkin|m|1799|1837|poet|curly-hair black-hair|quill
Alexander Selkirk|m|1676|1721|sailor|beard|island
Alexander the Great|m|-356|-323|king|curly-hair blond-hair|horse, sword
Alexander von Humboldt; Humboldt|m|1769|1859|explorer|white-hair|mountain, volcano
Alexandra David-Néel; Alexandra David-Neel|f|1868|1969|explorer|hat
Alexandre Dumas; Dumas|m|1802|1870|writer|curly-hair suit|sword
Alexei Leonov; Leonov|m|1934|2019|astronaut|helmet|space suit
Alexei Navalny; Navalny|m|1976|2024|lawyer|blond-hair
Alexey Pajitnov|m|1955|-|programmer|beard|video game
Alfred Adler|m|1870|1937|psychiatrist|glasses moustache
Alfred Dreyfus; Dreyfus|m|1859|1935|soldier|moustache glasses uniform
Alfred Hitchcock; Hitchcock|m|1899|1980|man|bald suit|bird, clapperboard
Alfred Kinsey|m|1894|1956|scientist|suit
Alfred Nobel|m|1833|1896|inventor|beard suit|dynamite, Nobel medal
Alfred Russel Wallace|m|1823|1913|biologist|old beard white-hair glasses|butterfly, beetle
Alfred the Great; King Alfred|m|849|899|king|beard crown|cake
Alfred Wegener; Wegener|m|1880|1930|scientist|hat|tectonic plate, sled
Alhazen; Ibn al-Haytham|m|965|1040|physicist|beard turban robe|lens, eye
Ali Baba|m|780|850|man|turban beard|cave entrance, treasure
Ali Farka Touré; Ali Farka Toure|m|1939|2006|guitarist|deep-skin|guitar
Alice Walker|f|1944|-|writer|deep-skin
Aliko Dangote; Dangote|m|1957|-|businessman|deep-skin hat|cement
Allan Pinkerton; Pinkerton|m|1819|1884|detective|beard hat
Alois Alzheimer|m|1864|1915|psychiatrist|moustache glasses|brain
Althea Gibson|f|1927|2003|tennis player|deep-skin short-hair|tennis racket
Alva Myrdal|f|1902|1986|politician|bun
Álvar Núñez Cabeza de Vaca; Cabeza de Vaca|m|1490|1559|conquistador|beard
Amanirenas|f|-60|-10|queen|deep-skin crown|spear
Amedeo Avogadro; Avogadro|m|1776|1856|chemist|suit|molecule
Amedeo Modigliani; Modigliani|m|1884|1920|painter|black-hair
Amelia Dyer|f|1837|1896|nurse|bun dress
Amelia Earhart; Earhart|f|1897|1937|pilot|short-hair curly-hair|airplane, goggles
Amerigo Vespucci; Vespucci|m|1454|1512|explorer|hat|map, caravel
Amitabh Bachchan|m|1942|-|actor|old beard
Amrita Sher-Gil|f|1913|1941|painter|black-hair|palette
Amy Johnson|f|1903|1941|pilot|short-hair|biplane
Amy Winehouse|f|1983|2011|singer|black-hair bun|microphone
Anansi|m|1500|1800|man|deep-skin|spider
Anastasia Romanov; Grand Duchess Anastasia|f|1901|1918|princess|long-hair dress
Anaximander|m|-610|-546|philosopher|beard|map
Anders Celsius|m|1701|1744|astronomer||thermometer
Andre Agassi; Agassi|m|1970|-|tennis player|bald|tennis racket
Andre the Giant|m|1946|1993|athlete|curly-hair black-hair
André-Marie Ampère; Andre-Marie Ampere|m|1775|1836|physicist|curly-hair|magnet
Andrea Palladio; Palladio|m|1508|1580|architect|beard|column
Andreas Vesalius; Vesalius|m|1514|1564|doctor|beard curly-hair|skeleton
Andrei Sakharov; Sakharov|m|1921|1989|physicist|bald suit|nuclear explosion
Andrés Bonifacio; Andres Bonifacio|m|1863|1897|hero|black-hair
Andrew Carnegie; Carnegie|m|1835|1919|businessman|old beard white-hair suit|bridge
Andrew Irvine; Sandy Irvine|m|1902|1924|climber|blond-hair|Mount Everest
Andrew Jackson|m|1767|1845|president|white-hair
Andrew Wiles|m|1953|-|mathematician|glasses
Andy Warhol; Warhol|m|1928|1987|artist|white-hair glasses|can, banana
Angela Davis|f|1944|-|professor|deep-skin curly-hair
Angela Merkel; Merkel|f|1954|-|politician|blond-hair short-hair suit
Angelina Jolie|f|1975|-|actress|brown-hair long-hair
Anna Akhmatova; Akhmatova|f|1889|1966|poet|black-hair
Anna May Wong|f|1905|1961|actress|black-hair
Anna Pavlova|f|1881|1931|dancer|black-hair bun dress|ballet shoe, swan
Anne Boleyn|f|1501|1536|queen|black-hair dress|sword, necklace
Anne Bonny|f|1697|1733|pirate|red-hair|pirate ship
Anne Brontë; Anne Bronte|f|1820|1849|writer|curly-hair dress
Anne Frank|f|1929|1945|girl|black-hair short-hair|diary
Anne of Cleves|f|1515|1557|queen|dress|painting
Anne Sullivan|f|1866|1936|teacher|bun dress|hand
Annie Edson Taylor|f|1838|1921|teacher|dress hat|barrel, Niagara Falls
Annie Londonderry|f|1870|1947|cyclist|bun|bicycle
Annie Oakley|f|1860|1926|woman|hat long-hair curly-hair dress|target
Ansel Adams|m|1902|1984|photographer|beard hat bald|camera, mountain
Anthony Bourdain; Bourdain|m|1956|2018|cook|gray-hair
Anthony Fauci|m|1940|-|doctor|old gray-hair glasses suit|face mask
Antoine de Saint-Exupéry; Antoine de Saint-Exupery; Saint-Exupéry; Saint-Exupery|m|1900|1944|writer|short-hair|airplane, planet, rose
Antoine Lavoisier; Lavoisier|m|1743|1794|chemist|white-hair|lab flask, guillotine
Anton Chekhov; Chekhov|m|1860|1904|writer|beard glasses
Antoni Gaudí; Antoni Gaudi; Gaudí; Gaudi|m|1852|1926|architect|beard|church
Antonie van Leeuwenhoek; Leeuwenhoek; Antoni van Leeuwenhoek|m|1632|1723|scientist|long-hair curly-hair|microscope, microbe
Antonín Dvořák; Antonin Dvorak; Dvorak; Dvořák|m|1841|1904|musician|beard
Antônio Carlos Jobim; Tom Jobim|m|1927|1994|musician||piano
Antonio José de Sucre|m|1795|1830|general|uniform
Antonio López de Santa Anna; Santa Anna|m|1794|1876|general|black-hair uniform
Antonio Maceo|m|1845|1896|general|deep-skin beard
António Salazar; Antonio Salazar|m|1889|1970|politician|suit
Antonio Salieri; Salieri|m|1750|1825|musician|white-hair|piano
Antonio Stradivari; Stradivari|m|1644|1737|craftsman||violin
Antonio Vivaldi; Vivaldi|m|1678|1741|violinist|long-hair curly-hair red-hair|violin
Anwar Sadat; Sadat|m|1918|1981|president|bald moustache suit
Aphra Behn|f|1640|1689|writer|dress
Aphrodite|f|-800|-400|woman|long-hair|shell, dove
Archduke Franz Ferdinand; Franz Ferdinand|m|1863|1914|prince|moustache hat uniform|car
Archimedes|m|-287|-212|mathematician|old beard robe|bathtub, lever
Ares|m|-800|-400|soldier|beard helmet|spear, shield
Aretha Franklin|f|1942|2018|singer|deep-skin dress|microphone
Aristarchus of Samos; Aristarchus|m|-310|-230|astronomer|beard robe|sun
Aristophanes|m|-446|-386|poet|beard bald|frog
Aristotle Onassis|m|1906|1975|businessman|glasses suit|ship
Aristotle|m|-384|-322|philosopher|beard|scroll, toga
Arminius|m|-18|21|general|beard|sword
Arnaldo Tamayo Méndez; Arnaldo Tamayo|m|1942|-|astronaut|deep-skin|space capsule
Arnold Schoenberg; Schoenberg|m|1874|1951|musician|bald
Arnold Schwarzenegger; Schwarzenegger|m|1947|-|actor|brown-hair|dumbbell, barbell
Aron Ralston|m|1975|-|climber|brown-hair|rock
Artemis|f|-800|-400|archer|bun|bow, deer
Artemisia Gentileschi|f|1593|1656|painter|dress curly-hair|palette, sword
Artemisia; Artemisia of Caria|f|-520|-460|queen|crown|trireme
Arthur Ashe|m|1943|1993|tennis player|deep-skin glasses|tennis racket
Arthur C. Clarke|m|1917|2008|writer|glasses bald|satellite
Arthur Conan Doyle; Conan Doyle; Sir Arthur Conan Doyle|m|1859|1930|writer|moustache suit|magnifying glass
Arthur Evans|m|1851|1941|archaeologist|moustache
Arthur Guinness|m|1725|1803|businessman||pint of beer
Arthur Rimbaud; Rimbaud|m|1854|1891|poet|brown-hair
Arthur Schopenhauer; Schopenhauer|m|1788|1860|philosopher|old white-hair bald|poodle
Arundhati Roy|f|1961|-|writer|deep-skin curly-hair
Aryabhata|m|476|550|mathematician|long-hair|star
Asa Candler|m|1851|1929|businessman|suit|cola
Ashoka; Ashoka the Great|m|-304|-232|emperor|moustache crown|column, lion
Ashurbanipal|m|-685|-631|king|beard crown|lion, clay tablet
Askia the Great; Askia Muhammad|m|1443|1538|king|deep-skin turban
Aspasia|f|-470|-400|woman|curly-hair
Astor Piazzolla; Piazzolla|m|1921|1992|musician|beard|accordion
Astrid Lindgren|f|1907|2002|writer|short-hair|horse
Atahualpa|m|1502|1533|emperor|black-hair crown|pile of gold
Athelstan|m|894|939|king|beard crown
Athena|f|-800|-400|woman|helmet|owl, spear
Attila the Hun; Attila|m|406|453|king|beard hat|horse, bow
Audie Murphy|m|1925|1971|soldier|uniform|medal
Audrey Hepburn|f|1929|1993|actress|black-hair bun dress|pearl, necklace
August Strindberg|m|1849|1912|writer|moustache
Augusta Savage|f|1892|1962|sculptor|deep-skin|statue
Auguste Escoffier; Escoffier|m|1846|1935|cook|moustache|frying pan
Auguste Piccard|m|1884|1962|scientist|glasses long-hair|balloon
Auguste Rodin; Rodin|m|1840|1917|sculptor|beard|statue
Augusto Pinochet; Pinochet|m|1915|2006|general|moustache glasses uniform
Augusto Sandino; Sandino|m|1895|1934|general|hat
Augustus; Octavian; Caesar Augustus; Emperor Augustus|m|-63|14|emperor|short-hair|laurel wreath, toga
Aung San Suu Kyi|f|1945|-|politician|black-hair bun|flower
Aurangzeb|m|1618|1707|emperor|beard turban robe
Averroes; Ibn Rushd|m|1126|1198|philosopher|beard turban robe|book
Avicenna; Ibn Sina|m|980|1037|doctor|beard turban robe|book
Ayatollah Khomeini; Khomeini; Ruhollah Khomeini|m|1902|1989|imam|old beard white-hair turban robe
Ayn Rand|f|1905|1982|writer|short-hair black-hair
Ayrton Senna; Senna|m|1960|1994|driver|helmet|sports car
B. B. King; B.B. King|m|1925|2015|guitarist|deep-skin suit|electric guitar
B. F. Skinner|m|1904|1990|psychologist|glasses white-hair|pigeon, rat
B. R. Ambedkar; B.R. Ambedkar; Ambedkar|m|1891|1956|lawyer|glasses suit|book
Baba Vanga|f|1911|1996|prophet|old headscarf|crystal ball
Baba Yaga|f|1500|1800|witch|old headscarf gray-hair|hut
Babe Didrikson; Babe Didrikson Zaharias|f|1911|1956|athlete|short-hair|golf club, javelin
Babe Ruth|m|1895|1948|athlete|hat|baseball bat, baseball
Babur|m|1483|1530|emperor|beard turban robe
Baby Face Nelson|m|1908|1934|gangster|hat suit
Baldwin IV|m|1161|1185|king|crown
Banjo Paterson|m|1864|1941|poet|moustache
Bao Dai|m|1913|1997|emperor|turban robe
Barack Obama; Obama|m|1961|-|president|deep-skin short-hair suit|White House
Barbara Hepworth|f|1903|1975|sculptor|headscarf|statue
Barbara McClintock|f|1902|1992|biologist|short-hair glasses|corn, microscope
Bartholomew Roberts; Black Bart|m|1682|1722|pirate|hat|pirate ship
Bartolomé de las Casas; Bartolome de las Casas|m|1484|1566|monk|robe|book
Bartolomeu Dias|m|1450|1500|explorer|beard hat|caravel
Baruch Spinoza; Spinoza|m|1632|1677|philosopher|long-hair black-hair curly-hair|lens
Bashar al-Assad|m|1965|-|president|moustache suit
Bass Reeves|m|1838|1910|sheriff|deep-skin moustache hat|horse, badge
Batu Khan|m|1205|1255|general|beard hat|horse
Beatrix Potter|f|1866|1943|writer|hat dress|rabbit
Béla Bartók; Bela Bartok; Bartok|m|1881|1945|musician
Bela Lugosi|m|1882|1956|actor|black-hair suit|vampire
Belisarius|m|500|565|general|beard helmet
Ben Jonson|m|1572|1637|writer|beard
Benazir Bhutto; Bhutto|f|1953|2007|politician|headscarf
Benedict Arnold|m|1741|1801|general|white-hair uniform
Benito Juárez; Benito Juarez; Juárez|m|1806|1872|president|black-hair suit
Benito Mussolini; Mussolini; Il Duce|m|1883|1945|politician|bald uniform
Benjamin Banneker|m|1731|1806|astronomer|deep-skin white-hair|clock
Benjamin Disraeli; Disraeli|m|1804|1881|politician|black-hair curly-hair suit
Benjamin Franklin; Ben Franklin|m|1706|1790|inventor|old long-hair bald glasses gray-hair|kite, lightning, key
Benjamin Graham|m|1894|1976|investor|glasses suit|book
Bennelong|m|1764|1813|man|deep-skin
Benoit Mandelbrot; Mandelbrot|m|1924|2010|mathematician|old glasses
Beowulf|m|480|560|hero|beard|sword, dragon
Bernadette Soubirous; Saint Bernadette|f|1844|1879|nun|headscarf|cave entrance
Bernard Montgomery; Field Marshal Montgomery|m|1887|1976|general|hat moustache uniform|tank
Bernardo O'Higgins|m|1778|1842|general|uniform
Bernhard Riemann; Riemann|m|1826|1866|mathematician|beard glasses
Bernie Madoff; Madoff|m|1938|2021|banker|gray-hair suit
Bernie Sanders|m|1941|-|politician|old white-hair bald glasses
Bertha Benz|f|1849|1944|woman|dress bun|car
Bertha von Suttner|f|1843|1914|writer|bun dress
Berthe Morisot; Morisot|f|1841|1895|painter|black-hair dress|palette
Bertolt Brecht; Brecht|m|1898|1956|writer|glasses short-hair
Bertrand Russell|m|1872|1970|philosopher|old white-hair suit|pipe, teapot
Bessie Coleman|f|1892|1926|pilot|deep-skin hat|biplane, goggles
Bessie Smith|f|1894|1937|singer|deep-skin dress
Bethany Hamilton|f|1990|-|athlete|blond-hair long-hair|surfboard, shark
Betsy Ross|f|1752|1836|woman|dress|flag, needle
Beyoncé; Beyonce|f|1981|-|singer|deep-skin blond-hair long-hair dress|microphone
Bhagat Singh|m|1907|1931|man|moustache hat|noose
Bi Sheng|m|990|1051|inventor|robe
Bill Clinton|m|1946|-|president|white-hair suit|saxophone
Bill Gates|m|1955|-|businessman|glasses|computer
Bill Russell|m|1934|2022|basketball player|deep-skin beard|basketball
Billie Holiday|f|1915|1959|singer|deep-skin black-hair dress|microphone, flower
Billie Jean King|f|1943|-|tennis player|short-hair glasses|tennis racket
Billy Graham|m|1918|2018|priest|suit|microphone
Billy the Kid|m|1859|1881|outlaw|hat|wanted poster
Birutė Galdikas; Birute Galdikas|f|1946|-|biologist|gray-hair|orangutan
Björn Borg; Bjorn Borg|m|1956|-|tennis player|blond-hair long-hair|tennis racket
Blackbeard; Edward Teach|m|1680|1718|pirate|beard black-hair braids hat|pirate ship
Blaise Pascal|m|1623|1662|mathematician|long-hair
Bob Dylan|m|1941|-|singer|curly-hair brown-hair|guitar, harmonica
Bob Marley|m|1945|1981|singer|deep-skin braids long-hair|guitar
Bob Ross|m|1942|1995|painter|curly-hair beard brown-hair|palette, tree
Bobby Fischer|m|1943|2008|man|brown-hair suit|chessboard, chess
Bobby Moore|m|1941|1993|footballer|blond-hair|football, trophy
Boccaccio; Giovanni Boccaccio|m|1313|1375|writer|robe
Bodhidharma|m|483|540|monk|beard bald robe|wall
Boethius|m|480|524|philosopher|robe
Bong Joon-ho|m|1969|-|man|curly-hair glasses|clapperboard
Bonnie Parker|f|1910|1934|outlaw|blond-hair short-hair hat dress|car
Booker T. Washington|m|1856|1915|teacher|deep-skin suit
Boris Godunov|m|1551|1605|king|beard crown robe
Boris Johnson|m|1964|-|politician|blond-hair suit
Boris Pasternak; Pasternak|m|1890|1960|writer|gray-hair
Boris Yeltsin; Yeltsin|m|1931|2007|president|white-hair suit|tank
Boudica; Boudicca; Boadicea|f|30|61|queen|red-hair long-hair|chariot, spear
Brad Pitt|m|1963|-|actor|blond-hair
Brahmagupta|m|598|668|mathematician
Bram Stoker|m|1847|1912|writer|beard red-hair suit|vampire
Brian Boru|m|941|1014|king|beard crown|harp
Brian Cox|m|1968|-|physicist|brown-hair
Brian Lara|m|1969|-|athlete|deep-skin|cricket bat
Brigham Young|m|1801|1877|prophet|beard suit|covered wagon
Brigitte Bardot; Bardot|f|1934|2025|actress|blond-hair long-hair
Brothers Grimm; Jacob Grimm; Wilhelm Grimm|m|1785|1863|writer|long-hair|book, wolf
Bruce Ismay; J. Bruce Ismay|m|1862|1937|businessman|moustache suit|Titanic
Bruce Lee|m|1940|1973|actor|black-hair
Buddha; Siddhartha Gautama; Gautama Buddha; The Buddha; Siddhartha|m|-563|-483|monk|robe bun|lotus, tree
Buddy Holly|m|1936|1959|singer|glasses black-hair suit|electric guitar
Buffalo Bill; William Cody|m|1846|1917|cowboy|beard long-hair hat|bison, horse
Bugsy Siegel|m|1906|1947|gangster|black-hair suit
Burke and Hare; William Burke|m|1792|1829|man||coffin
Buster Keaton|m|1895|1966|actor|hat suit|locomotive
Butch Cassidy|m|1866|1908|outlaw|hat moustache|train
Buzz Aldrin|m|1930|-|astronaut|short-hair|moon, lunar lander
C. S. Lewis; C.S. Lewis|m|1898|1963|writer|bald suit|lion, wardrobe
C. V. Raman; C.V. Raman|m|1888|1970|physicist|deep-skin turban suit|prism
Cai Lun|m|50|121|inventor|hat robe|paper
Calamity Jane|f|1852|1903|woman|hat|horse
Calico Jack; Jack Rackham|m|1682|1720|pirate|hat|pirate flag
Caligula|m|12|41|emperor|short-hair|horse, laurel wreath
Calouste Gulbenkian|m|1869|1955|businessman|moustache suit|oil well
Camille Claudel|f|1864|1943|sculptor|brown-hair bun|statue, chisel
Camille Pissarro; Pissarro|m|1830|1903|painter|old beard white-hair
Camillo Cavour; Cavour|m|1810|1861|politician|beard glasses suit
Cantinflas|m|1911|1993|actor|moustache hat
Canute; King Canute; Cnut|m|990|1035|king|beard crown|throne, wave
Cao Cao|m|155|220|general|beard hat
Captain Ahab; Ahab|m|1793|1851|captain|beard|whale
Captain Edward Smith; Edward John Smith|m|1850|1912|captain|old beard white-hair hat uniform|Titanic
Captain John Smith|m|1580|1631|soldier|beard|ship
Captain Kidd; William Kidd|m|1655|1701|pirate|hat|treasure chest
Captain Nemo|m|1820|1870|captain|beard|submarine
Caracalla|m|188|217|emperor|beard curly-hair
Caravaggio|m|1571|1610|painter|beard black-hair|painting, sword
Cardinal Richelieu; Richelieu|m|1585|1642|cardinal|beard moustache robe
Cardinal Wolsey; Thomas Wolsey|m|1473|1530|cardinal|robe hat
Carl Friedrich Gauss; Gauss|m|1777|1855|mathematician|hat white-hair
Carl Gustaf Mannerheim; Mannerheim|m|1867|1951|general|moustache uniform
Carl Jung; Carl Gustav Jung|m|1875|1961|psychiatrist|old glasses white-hair moustache|pipe
Carl Lewis|m|1961|-|sprinter|deep-skin short-hair|gold medal
Carl Linnaeus; Linnaeus|m|1707|1778|biologist|white-hair|flower, plant
Carl Sagan; Sagan|m|1934|1996|astronomer|black-hair suit|planet, galaxy
Carlo Collodi|m|1826|1890|writer|moustache|puppet
Carlos Gardel; Gardel|m|1890|1935|singer|hat suit black-hair
Carlos Santana|m|1947|-|guitarist|hat moustache|electric guitar
Carlos Slim|m|1940|-|businessman|moustache gray-hair suit
Carmen Miranda|f|1909|1955|singer|hat dress|banana, pineapple
Caroline Herschel|f|1750|1848|astronomer|old dress|telescope, comet
Carrie Nation|f|1846|1911|woman|old glasses dress|axe
Casanova; Giacomo Casanova|m|1725|1798|writer|white-hair
Caspar David Friedrich|m|1774|1840|painter|beard|fog
Caster Semenya|f|1991|-|runner|deep-skin braids
Cathay Williams|f|1844|1893|soldier|deep-skin uniform
Catherine de' Medici; Catherine de Medici|f|1519|1589|queen|dress headscarf
Catherine Howard|f|1523|1542|queen|dress|axe
Catherine of Aragon|f|1485|1536|queen|red-hair dress
Catherine of Siena|f|1347|1380|nun|robe
Catherine Parr|f|1512|1548|queen|dress
Catherine the Great; Catherine II|f|1729|1796|queen|white-hair crown dress
Cathy Freeman|f|1973|-|sprinter|deep-skin|running track, gold medal
Cato the Younger|m|-95|-46|senator|short-hair|toga
Cecil Rhodes|m|1853|1902|businessman|moustache suit|diamond
Cecilia Payne-Gaposchkin; Cecilia Payne|f|1900|1979|astronomer|short-hair|star
Celia Cruz|f|1925|2003|singer|deep-skin dress|microphone
Cesar Chavez; César Chávez|m|1927|1993|man|black-hair|grape
César Ritz; Cesar Ritz|m|1850|1918|businessman|moustache suit|hotel
Cesare Borgia|m|1475|1507|nobleman|beard hat|sword
Cesária Évora; Cesaria Evora|f|1941|2011|singer|deep-skin|microphone
Cetshwayo|m|1826|1884|king|deep-skin beard|shield, spear
Chadwick Boseman|m|1976|2020|actor|deep-skin beard
Chanakya; Kautilya|m|-375|-283|scholar|bald|scroll
Chandragupta Maurya; Chandragupta|m|-340|-297|emperor|moustache crown
Chang and Eng; Chang Bunker|m|1811|1874|man|black-hair suit
Charlemagne; Charles the Great|m|748|814|emperor|beard crown|crown, sword
Charles Babbage; Babbage|m|1791|1871|inventor|suit|gear
Charles Baudelaire; Baudelaire|m|1821|1867|poet
Charles Blondin; Blondin; The Great Blondin|m|1824|1897|artist|moustache|rope, waterfall
Charles Darwin; Darwin|m|1809|1882|biologist|old beard bald white-hair|tortoise, chimpanzee, ship
Charles de Gaulle; de Gaulle|m|1890|1970|general|moustache hat uniform
Charles Dickens; Dickens|m|1812|1870|writer|beard suit|quill
Charles Drew|m|1904|1950|doctor|deep-skin moustache|blood bag
Charles Goodyear|m|1800|1860|inventor||tire
Charles I|m|1600|1649|king|beard long-hair|axe
Charles II|m|1630|1685|king|moustache long-hair curly-hair black-hair
Charles Lindbergh; Lindbergh|m|1902|1974|pilot|blond-hair|airplane
Charles Lyell|m|1797|1875|scientist|suit|rock
Charles Macintosh|m|1766|1843|chemist||rain
Charles Manson|m|1934|2017|convict|beard long-hair
Charles Martel|m|688|741|general|beard|hammer
Charles Messier|m|1730|1817|astronomer|white-hair|comet, telescope
Charles Perrault; Perrault|m|1628|1703|writer|long-hair|glass slipper
Charles Ponzi; Ponzi|m|1882|1949|thief|hat suit|cash
Charles V; Emperor Charles V|m|1500|1558|emperor|beard
Charles XII|m|1682|1718|king|uniform
Charlie Chaplin; Chaplin|m|1889|1977|actor|moustache hat suit black-hair curly-hair|walking cane, hat
Charlie Munger|m|1924|2023|investor|old white-hair glasses suit
`
