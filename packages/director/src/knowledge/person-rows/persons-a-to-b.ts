/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_A_TO_B = `
A. A. Milne|m|1882|1956|writer|teddy bear
A. P. J. Abdul Kalam; Abdul Kalam|m|1931|2015|president|rocket
A. R. Rahman; A.R. Rahman|m|1967|-|musician|piano
Aaron Burr|m|1756|1836|politician
Abbas ibn Firnas|m|810|887|inventor|wing
Abd el-Kader; Emir Abdelkader|m|1808|1883|general|horse
Abdus Salam|m|1926|1996|physicist
Abebe Bikila; Bikila|m|1932|1973|runner|foot, gold medal
Abel Tasman|m|1603|1659|explorer|ship
Abigail Adams|f|1744|1818|woman|letter
Abraham Lincoln; Lincoln; Abe Lincoln; Honest Abe|m|1809|1865|president|top hat
Abraham Maslow; Maslow|m|1908|1970|psychologist|pyramid
Achilles|m|-1210|-1185|soldier|shield, spear
Ada Lovelace; Lovelace|f|1815|1852|mathematician|gear
Adam Smith|m|1723|1790|philosopher|coin
Adi Dassler; Adolf Dassler|m|1900|1978|businessman|sneaker
Adolf Eichmann; Eichmann|m|1906|1962|official
Adolf Hitler; Hitler; The Führer|m|1889|1945|politician
Aeschylus|m|-525|-456|poet|tortoise, eagle
Aesop|m|-620|-564|writer|tortoise, hare, fox
Agamemnon|m|-1230|-1180|king
Agatha Christie|f|1890|1976|writer|typewriter
Agnetha Fältskog|f|1950|-|singer|microphone
Agrippina; Agrippina the Younger|f|15|59|queen
Ai Weiwei|m|1957|-|artist
Aimé Césaire; Aime Cesaire|m|1913|2008|poet
Akbar; Akbar the Great|m|1542|1605|emperor|elephant
Akhenaten|m|-1380|-1336|pharaoh|sun
Akio Morita|m|1921|1999|businessman|radio
Akira Kurosawa; Kurosawa|m|1910|1998|man|film camera, samurai sword
Al Capone; Capone|m|1899|1947|gangster|tax form
Al-Biruni; Biruni|m|973|1050|scholar|astrolabe
Al-Farabi|m|872|950|philosopher
Al-Ghazali|m|1058|1111|philosopher
Al-Jazari; Ismail al-Jazari|m|1136|1206|inventor|clock, elephant
Al-Khwarizmi; Al Khwarizmi; Khwarizmi|m|780|850|mathematician
Aladdin|m|780|850|boy|magic lamp, flying carpet
Alan Shepard|m|1923|1998|astronaut|space capsule, golf ball
Alan Turing; Turing|m|1912|1954|mathematician|computer, apple
Alan Watts|m|1915|1973|philosopher
Alaric|m|370|410|king|sword
Albert Camus; Camus|m|1913|1960|writer
Albert Einstein; Einstein|m|1879|1955|physicist|blackboard, atom
Albert Namatjira|m|1902|1959|painter|tree
Albert Sabin|m|1906|1993|doctor|vaccine
Albert Schweitzer; Schweitzer|m|1875|1965|doctor
Albert Speer|m|1905|1981|architect
Albert Wendt|m|1939|-|writer
Alberto Fujimori; Fujimori|m|1938|2024|president
Alberto Giacometti; Giacometti|m|1901|1966|sculptor|statue
Alberto Santos-Dumont; Santos-Dumont|m|1873|1932|pilot|airship, biplane
Albrecht Dürer; Albrecht Durer; Dürer; Durer|m|1471|1528|painter|hare, rhino
Alcibiades|m|-450|-404|general
Aldous Huxley; Huxley|m|1894|1963|writer
Aleister Crowley|m|1875|1947|magician
Aleksandr Solzhenitsyn; Solzhenitsyn|m|1918|2008|writer|barbed wire
Alessandro Volta|m|1745|1827|physicist|battery
Alex Ferguson; Sir Alex Ferguson|m|1941|-|trainer|football
Alex Honnold|m|1985|-|climber|rock
Alexander Fleming|m|1881|1955|scientist|petri dish, bacterium
Alexander Graham Bell|m|1847|1922|inventor|telephone
Alexander Hamilton|m|1755|1804|politician|banknote
Alexander II of Russia; Tsar Alexander II|m|1818|1881|emperor
Alexander Kerensky; Kerensky|m|1881|1970|politician
Alexander Pushkin; Pushkin|m|1799|1837|poet|quill
Alexander Selkirk|m|1676|1721|sailor|island
Alexander the Great|m|-356|-323|king|horse, sword
Alexander von Humboldt; Humboldt|m|1769|1859|explorer|mountain, volcano
Alexandra David-Néel; Alexandra David-Neel|f|1868|1969|explorer
Alexandre Dumas; Dumas|m|1802|1870|writer|sword
Alexei Leonov; Leonov|m|1934|2019|astronaut|space suit
Alexei Navalny; Navalny|m|1976|2024|lawyer
Alexey Pajitnov|m|1955|-|programmer|video game
Alfred Adler|m|1870|1937|psychiatrist
Alfred Dreyfus; Dreyfus|m|1859|1935|soldier
Alfred Hitchcock; Hitchcock|m|1899|1980|man|bird, clapperboard
Alfred Kinsey|m|1894|1956|scientist
Alfred Nobel|m|1833|1896|inventor|dynamite, Nobel medal
Alfred Russel Wallace|m|1823|1913|biologist|butterfly, beetle
Alfred the Great; King Alfred|m|849|899|king|cake
Alfred Wegener; Wegener|m|1880|1930|scientist|tectonic plate, sled
Alhazen; Ibn al-Haytham|m|965|1040|physicist|lens, eye
Ali Baba|m|780|850|man|cave entrance, treasure
Ali Farka Touré; Ali Farka Toure|m|1939|2006|guitarist|guitar
Alice Walker|f|1944|-|writer
Aliko Dangote; Dangote|m|1957|-|businessman|cement
Allan Pinkerton; Pinkerton|m|1819|1884|detective
Alois Alzheimer|m|1864|1915|psychiatrist|brain
Althea Gibson|f|1927|2003|tennis player|tennis racket
Alva Myrdal|f|1902|1986|politician
Álvar Núñez Cabeza de Vaca; Cabeza de Vaca|m|1490|1559|conquistador
Amanirenas|f|-60|-10|queen|spear
Amedeo Avogadro; Avogadro|m|1776|1856|chemist|molecule
Amedeo Modigliani; Modigliani|m|1884|1920|painter
Amelia Dyer|f|1837|1896|nurse
Amelia Earhart; Earhart|f|1897|1937|pilot|airplane, goggles
Amerigo Vespucci; Vespucci|m|1454|1512|explorer|map, caravel
Amitabh Bachchan|m|1942|-|actor
Amrita Sher-Gil|f|1913|1941|painter|palette
Amy Johnson|f|1903|1941|pilot|biplane
Amy Winehouse|f|1983|2011|singer|microphone
Anansi|m|1500|1800|man|spider
Anastasia Romanov; Grand Duchess Anastasia|f|1901|1918|princess
Anaximander|m|-610|-546|philosopher|map
Anders Celsius|m|1701|1744|astronomer|thermometer
Andre Agassi; Agassi|m|1970|-|tennis player|tennis racket
Andre the Giant|m|1946|1993|athlete
André-Marie Ampère; Andre-Marie Ampere|m|1775|1836|physicist|magnet
Andrea Palladio; Palladio|m|1508|1580|architect|column
Andreas Vesalius; Vesalius|m|1514|1564|doctor|skeleton
Andrei Sakharov; Sakharov|m|1921|1989|physicist|nuclear explosion
Andrés Bonifacio; Andres Bonifacio|m|1863|1897|hero
Andrew Carnegie; Carnegie|m|1835|1919|businessman|bridge
Andrew Irvine; Sandy Irvine|m|1902|1924|climber|Mount Everest
Andrew Jackson|m|1767|1845|president
Andrew Wiles|m|1953|-|mathematician
Andy Warhol; Warhol|m|1928|1987|artist|can, banana
Angela Davis|f|1944|-|professor
Angela Merkel; Merkel|f|1954|-|politician
Angelina Jolie|f|1975|-|actress
Anna Akhmatova; Akhmatova|f|1889|1966|poet
Anna May Wong|f|1905|1961|actress
Anna Pavlova|f|1881|1931|dancer|ballet shoe, swan
Anne Boleyn|f|1501|1536|queen|sword, necklace
Anne Bonny|f|1697|1733|pirate|pirate ship
Anne Brontë; Anne Bronte|f|1820|1849|writer
Anne Frank|f|1929|1945|girl|diary
Anne of Cleves|f|1515|1557|queen|painting
Anne Sullivan|f|1866|1936|teacher|hand
Annie Edson Taylor|f|1838|1921|teacher|barrel, Niagara Falls
Annie Londonderry|f|1870|1947|cyclist|bicycle
Annie Oakley|f|1860|1926|woman|target
Ansel Adams|m|1902|1984|photographer|camera, mountain
Anthony Bourdain; Bourdain|m|1956|2018|cook
Anthony Fauci|m|1940|-|doctor|face mask
Antoine de Saint-Exupéry; Antoine de Saint-Exupery; Saint-Exupéry; Saint-Exupery|m|1900|1944|writer|airplane, planet, rose
Antoine Lavoisier; Lavoisier|m|1743|1794|chemist|lab flask, guillotine
Anton Chekhov; Chekhov|m|1860|1904|writer
Antoni Gaudí; Antoni Gaudi; Gaudí; Gaudi|m|1852|1926|architect|church
Antonie van Leeuwenhoek; Leeuwenhoek; Antoni van Leeuwenhoek|m|1632|1723|scientist|microscope, microbe
Antonín Dvořák; Antonin Dvorak; Dvorak; Dvořák|m|1841|1904|musician
Antônio Carlos Jobim; Tom Jobim|m|1927|1994|musician|piano
Antonio José de Sucre|m|1795|1830|general
Antonio López de Santa Anna; Santa Anna|m|1794|1876|general
Antonio Maceo|m|1845|1896|general
António Salazar; Antonio Salazar|m|1889|1970|politician
Antonio Salieri; Salieri|m|1750|1825|musician|piano
Antonio Stradivari; Stradivari|m|1644|1737|craftsman|violin
Antonio Vivaldi; Vivaldi|m|1678|1741|violinist|violin
Anwar Sadat; Sadat|m|1918|1981|president
Aphra Behn|f|1640|1689|writer
Aphrodite|f|-800|-400|woman|shell, dove
Archduke Franz Ferdinand; Franz Ferdinand|m|1863|1914|prince|car
Archimedes|m|-287|-212|mathematician|bathtub, lever
Ares|m|-800|-400|soldier|spear, shield
Aretha Franklin|f|1942|2018|singer|microphone
Aristarchus of Samos; Aristarchus|m|-310|-230|astronomer|sun
Aristophanes|m|-446|-386|poet|frog
Aristotle Onassis|m|1906|1975|businessman|ship
Aristotle|m|-384|-322|philosopher|scroll, toga
Arminius|m|-18|21|general|sword
Arnaldo Tamayo Méndez; Arnaldo Tamayo|m|1942|-|astronaut|space capsule
Arnold Schoenberg; Schoenberg|m|1874|1951|musician
Arnold Schwarzenegger; Schwarzenegger|m|1947|-|actor|dumbbell, barbell
Aron Ralston|m|1975|-|climber|rock
Artemis|f|-800|-400|archer|bow, deer
Artemisia Gentileschi|f|1593|1656|painter|palette, sword
Artemisia; Artemisia of Caria|f|-520|-460|queen|trireme
Arthur Ashe|m|1943|1993|tennis player|tennis racket
Arthur C. Clarke|m|1917|2008|writer|satellite
Arthur Conan Doyle; Conan Doyle; Sir Arthur Conan Doyle|m|1859|1930|writer|magnifying glass
Arthur Evans|m|1851|1941|archaeologist
Arthur Guinness|m|1725|1803|businessman|pint of beer
Arthur Rimbaud; Rimbaud|m|1854|1891|poet
Arthur Schopenhauer; Schopenhauer|m|1788|1860|philosopher|poodle
Arundhati Roy|f|1961|-|writer
Aryabhata|m|476|550|mathematician|star
Asa Candler|m|1851|1929|businessman|cola
Ashoka; Ashoka the Great|m|-304|-232|emperor|column, lion
Ashurbanipal|m|-685|-631|king|lion, clay tablet
Askia the Great; Askia Muhammad|m|1443|1538|king
Aspasia|f|-470|-400|woman
Astor Piazzolla; Piazzolla|m|1921|1992|musician|accordion
Astrid Lindgren|f|1907|2002|writer|horse
Atahualpa|m|1502|1533|emperor|pile of gold
Athelstan|m|894|939|king
Athena|f|-800|-400|woman|owl, spear
Attila the Hun; Attila|m|406|453|king|horse, bow
Audie Murphy|m|1925|1971|soldier|medal
Audrey Hepburn|f|1929|1993|actress|pearl, necklace
August Strindberg|m|1849|1912|writer
Augusta Savage|f|1892|1962|sculptor|statue
Auguste Escoffier; Escoffier|m|1846|1935|cook|frying pan
Auguste Piccard|m|1884|1962|scientist|balloon
Auguste Rodin; Rodin|m|1840|1917|sculptor|statue
Augusto Pinochet; Pinochet|m|1915|2006|general
Augusto Sandino; Sandino|m|1895|1934|general
Augustus; Octavian; Caesar Augustus; Emperor Augustus|m|-63|14|emperor|laurel wreath, toga
Aung San Suu Kyi|f|1945|-|politician|flower
Aurangzeb|m|1618|1707|emperor
Averroes; Ibn Rushd|m|1126|1198|philosopher|book
Avicenna; Ibn Sina|m|980|1037|doctor|book
Ayatollah Khomeini; Khomeini; Ruhollah Khomeini|m|1902|1989|imam
Ayn Rand|f|1905|1982|writer
Ayrton Senna; Senna|m|1960|1994|driver|sports car
B. B. King; B.B. King|m|1925|2015|guitarist|electric guitar
B. F. Skinner|m|1904|1990|psychologist|pigeon, rat
B. R. Ambedkar; B.R. Ambedkar; Ambedkar|m|1891|1956|lawyer|book
Baba Vanga|f|1911|1996|prophet|crystal ball
Baba Yaga|f|1500|1800|witch|hut
Babe Didrikson; Babe Didrikson Zaharias|f|1911|1956|athlete|golf club, javelin
Babe Ruth|m|1895|1948|athlete|baseball bat, baseball
Babur|m|1483|1530|emperor
Baby Face Nelson|m|1908|1934|gangster
Baldwin IV|m|1161|1185|king
Banjo Paterson|m|1864|1941|poet
Bao Dai|m|1913|1997|emperor
Barack Obama; Obama|m|1961|-|president|White House
Barbara Hepworth|f|1903|1975|sculptor|statue
Barbara McClintock|f|1902|1992|biologist|corn, microscope
Bartholomew Roberts; Black Bart|m|1682|1722|pirate|pirate ship
Bartolomé de las Casas; Bartolome de las Casas|m|1484|1566|monk|book
Bartolomeu Dias|m|1450|1500|explorer|caravel
Baruch Spinoza; Spinoza|m|1632|1677|philosopher|lens
Bashar al-Assad|m|1965|-|president
Bass Reeves|m|1838|1910|sheriff|horse, badge
Batu Khan|m|1205|1255|general|horse
Beatrix Potter|f|1866|1943|writer|rabbit
Béla Bartók; Bela Bartok; Bartok|m|1881|1945|musician
Bela Lugosi|m|1882|1956|actor|vampire
Belisarius|m|500|565|general
Ben Jonson|m|1572|1637|writer
Benazir Bhutto; Bhutto|f|1953|2007|politician
Benedict Arnold|m|1741|1801|general
Benito Juárez; Benito Juarez; Juárez|m|1806|1872|president
Benito Mussolini; Mussolini; Il Duce|m|1883|1945|politician
Benjamin Banneker|m|1731|1806|astronomer|clock
Benjamin Disraeli; Disraeli|m|1804|1881|politician
Benjamin Franklin; Ben Franklin|m|1706|1790|inventor|kite, lightning, key
Benjamin Graham|m|1894|1976|investor|book
Bennelong|m|1764|1813|man
Benoit Mandelbrot; Mandelbrot|m|1924|2010|mathematician
Beowulf|m|480|560|hero|sword, dragon
Bernadette Soubirous; Saint Bernadette|f|1844|1879|nun|cave entrance
Bernard Montgomery; Field Marshal Montgomery|m|1887|1976|general|tank
Bernardo O'Higgins|m|1778|1842|general
Bernhard Riemann; Riemann|m|1826|1866|mathematician
Bernie Madoff; Madoff|m|1938|2021|banker
Bernie Sanders|m|1941|-|politician
Bertha Benz|f|1849|1944|woman|car
Bertha von Suttner|f|1843|1914|writer
Berthe Morisot; Morisot|f|1841|1895|painter|palette
Bertolt Brecht; Brecht|m|1898|1956|writer
Bertrand Russell|m|1872|1970|philosopher|pipe, teapot
Bessie Coleman|f|1892|1926|pilot|biplane, goggles
Bessie Smith|f|1894|1937|singer
Bethany Hamilton|f|1990|-|athlete|surfboard, shark
Betsy Ross|f|1752|1836|woman|flag, needle
Beyoncé; Beyonce|f|1981|-|singer|microphone
Bhagat Singh|m|1907|1931|man|noose
Bi Sheng|m|990|1051|inventor
Bill Clinton|m|1946|-|president|saxophone
Bill Gates|m|1955|-|businessman|computer
Bill Russell|m|1934|2022|basketball player|basketball
Billie Holiday|f|1915|1959|singer|microphone, flower
Billie Jean King|f|1943|-|tennis player|tennis racket
Billy Graham|m|1918|2018|priest|microphone
Billy the Kid|m|1859|1881|outlaw|wanted poster
Birutė Galdikas; Birute Galdikas|f|1946|-|biologist|orangutan
Björn Borg; Bjorn Borg|m|1956|-|tennis player|tennis racket
Blackbeard; Edward Teach|m|1680|1718|pirate|pirate ship
Blaise Pascal|m|1623|1662|mathematician
Bob Dylan|m|1941|-|singer|guitar, harmonica
Bob Marley|m|1945|1981|singer|guitar
Bob Ross|m|1942|1995|painter|palette, tree
Bobby Fischer|m|1943|2008|man|chessboard, chess
Bobby Moore|m|1941|1993|footballer|football, trophy
Boccaccio; Giovanni Boccaccio|m|1313|1375|writer
Bodhidharma|m|483|540|monk|wall
Boethius|m|480|524|philosopher
Bong Joon-ho|m|1969|-|man|clapperboard
Bonnie Parker|f|1910|1934|outlaw|car
Booker T. Washington|m|1856|1915|teacher
Boris Godunov|m|1551|1605|king
Boris Johnson|m|1964|-|politician
Boris Pasternak; Pasternak|m|1890|1960|writer
Boris Yeltsin; Yeltsin|m|1931|2007|president|tank
Boudica; Boudicca; Boadicea|f|30|61|queen|chariot, spear
Brad Pitt|m|1963|-|actor
Brahmagupta|m|598|668|mathematician
Bram Stoker|m|1847|1912|writer|vampire
Brian Boru|m|941|1014|king|harp
Brian Cox|m|1968|-|physicist
Brian Lara|m|1969|-|athlete|cricket bat
Brigham Young|m|1801|1877|prophet|covered wagon
Brigitte Bardot; Bardot|f|1934|2025|actress
Brothers Grimm; Jacob Grimm; Wilhelm Grimm|m|1785|1863|writer|book, wolf
Bruce Ismay; J. Bruce Ismay|m|1862|1937|businessman|Titanic
Bruce Lee|m|1940|1973|actor
Buddha; Siddhartha Gautama; Gautama Buddha; The Buddha; Siddhartha|m|-563|-483|monk|lotus, tree
Buddy Holly|m|1936|1959|singer|electric guitar
Buffalo Bill; William Cody|m|1846|1917|cowboy|bison, horse
Bugsy Siegel|m|1906|1947|gangster
Burke and Hare; William Burke|m|1792|1829|man|coffin
Buster Keaton|m|1895|1966|actor|locomotive
Butch Cassidy|m|1866|1908|outlaw|train
Buzz Aldrin|m|1930|-|astronaut|moon, lunar lander
`
