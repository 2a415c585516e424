/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_2 = `
Charlie Parker|m|1920|1955|musician|deep-skin suit|saxophone
Charlotte Brontë; Charlotte Bronte|f|1816|1855|writer|bun dress|quill
Charlotte Corday|f|1768|1793|woman|dress|knife
Che Guevara; Ernesto Guevara; Ernesto Che Guevara|m|1928|1967|doctor|beard long-hair hat uniform|motorcycle
Chiang Kai-shek|m|1887|1975|general|bald moustache uniform
Chief Joseph|m|1840|1904|man|braids black-hair
Chien-Shiung Wu|f|1912|1997|physicist|black-hair bun
Chimamanda Ngozi Adichie|f|1977|-|writer|deep-skin braids
Ching Shih; Zheng Yi Sao|f|1775|1844|pirate|black-hair bun|pirate ship
Chinua Achebe; Achebe|m|1930|2013|writer|deep-skin glasses hat|book
Chiune Sugihara|m|1900|1986|official|suit|passport
Chris Hadfield|m|1959|-|astronaut|moustache|guitar, space station
Chris McCandless; Christopher McCandless|m|1968|1992|traveler|brown-hair beard|bus
Christa McAuliffe|f|1948|1986|teacher|curly-hair|space shuttle
Christiaan Barnard|m|1922|2001|surgeon||heart
Christiaan Huygens; Huygens|m|1629|1695|physicist|long-hair curly-hair|pendulum, planet Saturn
Christian Dior|m|1905|1957|designer|suit|dress
Christian Doppler|m|1803|1853|physicist|glasses
Christina of Sweden; Queen Christina|f|1626|1689|queen|long-hair|book
Christine de Pizan|f|1364|1430|writer|dress|quill
Christopher Columbus; Columbus|m|1451|1506|explorer|hat long-hair|caravel
Christopher Lee|m|1922|2015|actor|old|vampire
Christopher Marlowe|m|1564|1593|writer|beard|quill
Christopher Nolan|m|1970|-|man|blond-hair suit|clapperboard
Christopher Wren; Sir Christopher Wren|m|1632|1723|architect|long-hair|cathedral
Chuck Berry|m|1926|2017|guitarist|deep-skin black-hair|electric guitar
Chuck Yeager; Yeager|m|1923|2020|pilot|uniform|fighter jet
Cicero|m|-106|-43|senator|short-hair|toga, scroll
Cinderella|f|1680|1700|princess|blond-hair bun dress|glass slipper
Clara Barton|f|1821|1912|nurse|bun dress|bandage
Clara Schumann|f|1819|1896|pianist|black-hair bun dress|piano
Clare of Assisi; Saint Clare|f|1194|1253|nun|robe
Clarice Lispector|f|1920|1977|writer|blond-hair
Clark Gable|m|1901|1960|actor|moustache black-hair suit
Claude Debussy; Debussy|m|1862|1918|pianist|beard black-hair|piano, moon
Claude Monet; Monet|m|1840|1926|painter|old beard white-hair hat|pond, lotus, bridge
Claude Shannon|m|1916|2001|mathematician|suit|circuit
Claudette Colvin|f|1939|-|girl|deep-skin glasses
Claudius Ptolemy|m|100|170|astronomer|beard robe|globe, map
Claus von Stauffenberg; Stauffenberg|m|1907|1944|soldier|uniform black-hair|briefcase
Cleopatra; Cleopatra VII|f|-69|-30|queen|black-hair crown dress|snake, Great Sphinx
Clint Eastwood|m|1930|-|actor|hat old|horse
Clovis; Clovis I|m|466|511|king|beard crown long-hair
Clyde Barrow|m|1909|1934|outlaw|hat suit|car
Clyde Tombaugh|m|1906|1997|astronomer|glasses|telescope
Cochise|m|1805|1874|man|black-hair long-hair
Coco Chanel; Gabrielle Chanel|f|1883|1971|designer|black-hair short-hair hat suit|perfume bottle, dress
Colette|f|1873|1954|writer|short-hair curly-hair|cat
Colonel Sanders; Harland Sanders|m|1890|1980|businessman|old beard white-hair glasses suit|fried chicken
Commodus|m|161|192|emperor|beard curly-hair|gladiator helmet
Confucius|m|-551|-479|philosopher|old beard hat robe|scroll
Conor McGregor|m|1988|-|athlete|beard red-hair
Conrad Hilton|m|1887|1979|businessman|suit hat|hotel
Constantin Brâncuși; Brancusi|m|1876|1957|sculptor|beard|column
Constantine the Great; Emperor Constantine|m|272|337|emperor|crown|cross
Corazon Aquino; Cory Aquino|f|1933|2009|president|glasses short-hair black-hair dress
Coretta Scott King|f|1927|2006|woman|deep-skin black-hair
Cornelius Vanderbilt; Vanderbilt|m|1794|1877|businessman|white-hair suit|steamboat, locomotive
Corrie ten Boom|f|1892|1983|woman|old bun|clock
Cosimo de' Medici; Cosimo de Medici|m|1389|1464|banker|hat robe|bank
Crassus; Marcus Licinius Crassus|m|-115|-53|general|short-hair|pile of gold
Crazy Horse|m|1840|1877|man|long-hair black-hair|horse, feather
Crispus Attucks|m|1723|1770|sailor|deep-skin
Cristiano Ronaldo; Ronaldo|m|1985|-|footballer|black-hair short-hair|football
Croesus|m|-595|-546|king|beard crown robe|pile of gold
Ctesibius|m|-285|-222|inventor|beard robe
Cuauhtémoc; Cuauhtemoc|m|1497|1525|emperor|black-hair|eagle
Cyrus the Great|m|-600|-530|king|beard crown robe
D. B. Cooper; D.B. Cooper; DB Cooper|m|1926|1971|thief|suit|parachute, airplane, briefcase
D. H. Lawrence; D.H. Lawrence|m|1885|1930|writer|beard red-hair
Daedalus|m|-1600|-1500|inventor|beard|wing
Dag Hammarskjöld; Dag Hammarskjold|m|1905|1961|politician|suit
Dalai Lama; The Dalai Lama; 14th Dalai Lama|m|1935|-|monk|old bald glasses robe
Damien Hirst|m|1965|-|artist|glasses|shark
Daniel Boone|m|1734|1820|hunter|hat long-hair|musket
Daniel Defoe; Defoe|m|1660|1731|writer|long-hair|island, footprint
Daniel Ellsberg|m|1931|2023|official|suit curly-hair|document
Daniel Gabriel Fahrenheit; Daniel Fahrenheit|m|1686|1736|physicist||thermometer
Daniel Hale Williams|m|1856|1931|surgeon|moustache|heart
Daniel Kahneman; Kahneman|m|1934|2024|psychologist|old gray-hair glasses
Dante Alighieri; Dante|m|1265|1321|poet|robe|laurel wreath
Darius I; Darius the Great|m|-550|-486|king|beard crown robe|throne
Darius III|m|-380|-330|king|beard crown robe|chariot
Date Masamune|m|1567|1636|samurai|helmet|samurai sword
David Attenborough; Sir David Attenborough; Attenborough|m|1926|-|journalist|old white-hair|gorilla, microphone
David Beckham; Beckham|m|1975|-|footballer|blond-hair|football
David Ben-Gurion; Ben-Gurion|m|1886|1973|politician|old white-hair bald
David Bowie; Bowie|m|1947|2016|singer|red-hair|lightning bolt, microphone
David Copperfield|m|1956|-|magician|black-hair
David Hilbert; Hilbert|m|1862|1943|mathematician|hat beard
David Hockney; Hockney|m|1937|-|painter|blond-hair glasses|swimming pool
David Hume|m|1711|1776|philosopher|hat
David Livingstone; Livingstone; Dr. Livingstone|m|1813|1873|explorer|moustache hat|waterfall
Davy Crockett|m|1786|1836|hunter|hat brown-hair|musket, raccoon
Deborah Sampson|f|1760|1827|soldier|uniform|musket
Delilah|f|-1115|-1080|woman|long-hair black-hair|scissors
Democritus|m|-460|-370|philosopher|beard|atom
Deng Xiaoping|m|1904|1997|politician|old
Denis Diderot; Diderot|m|1713|1784|philosopher|short-hair|book
Denzel Washington|m|1954|-|actor|deep-skin
Derek Redmond|m|1965|-|sprinter|deep-skin|running track
Derek Walcott|m|1930|2017|poet|moustache
Desmond Doss|m|1919|2006|soldier|uniform|rope
Desmond Tutu; Archbishop Tutu|m|1931|2021|bishop|deep-skin bald glasses robe
Dhyan Chand|m|1905|1979|athlete|black-hair|hockey stick
Dian Fossey; Fossey|f|1932|1985|biologist|brown-hair long-hair|gorilla
Diana Ross|f|1944|-|singer|deep-skin curly-hair long-hair dress|microphone
Diane Arbus|f|1923|1971|photographer|short-hair|camera
Dick Fosbury|m|1947|2023|athlete|curly-hair|gold medal
Dick Turpin|m|1705|1739|highwayman|hat|horse
Didier Drogba; Drogba|m|1978|-|footballer|deep-skin|football
Diego Maradona; Maradona|m|1960|2020|footballer|curly-hair black-hair|football, hand
Diego Rivera|m|1886|1957|painter|black-hair|wall
Diego Velázquez; Diego Velazquez; Velázquez; Velazquez|m|1599|1660|painter|moustache long-hair black-hair|palette
Dietrich Bonhoeffer; Bonhoeffer|m|1906|1945|priest|glasses bald
Diocletian|m|242|312|emperor|beard|palace
Diogenes; Diogenes of Sinope|m|-412|-323|philosopher|old beard|lantern, barrel, dog
Dionysus|m|-800|-400|man|curly-hair long-hair|grape, wine
Diponegoro; Prince Diponegoro|m|1785|1855|prince|turban robe|horse
Djoser|m|-2700|-2650|pharaoh|crown|step pyramid
Dmitri Mendeleev; Mendeleev; Dmitri Mendeleyev|m|1834|1907|chemist|old beard long-hair gray-hair|periodic table
Dmitri Shostakovich; Shostakovich|m|1906|1975|musician|glasses
Doc Holliday|m|1851|1887|dentist|moustache hat|playing card
Dolly Parton|f|1946|-|singer|blond-hair curly-hair dress|guitar
Dom Pérignon; Dom Perignon|m|1638|1715|monk|robe|champagne
Dominic de Guzmán; Saint Dominic|m|1170|1221|monk|robe|rosary
Domitian|m|51|96|emperor|short-hair
Don Bradman; Donald Bradman; Bradman|m|1908|2001|athlete|hat|cricket bat
Don Quixote|m|1555|1615|knight|old beard moustache helmet|windmill, horse
Donald Trump|m|1946|-|president|blond-hair suit
Donatello|m|1386|1466|sculptor|beard|statue
Dorothea Lange|f|1895|1965|photographer|short-hair|camera
Dorothy Height|f|1912|2010|woman|deep-skin hat
Dorothy Hodgkin|f|1910|1994|chemist|white-hair curly-hair|molecule
Dorothy Vaughan|f|1910|2008|mathematician|deep-skin short-hair dress|computer
Douglas MacArthur; General MacArthur|m|1880|1964|general|hat glasses uniform|pipe
Dr. Crippen; Hawley Crippen|m|1862|1910|doctor|moustache glasses|ocean liner
Dr. Jekyll; Doctor Jekyll|m|1835|1886|doctor|top-hat suit|potion
Dr. Seuss; Theodor Geisel|m|1904|1991|writer|beard glasses|cat
Dr. Watson; Doctor Watson; John Watson|m|1852|1930|doctor|moustache hat suit
Dracula; Count Dracula|m|1431|1897|count|black-hair suit|vampire, bat, coffin
Dred Scott|m|1799|1858|slave|deep-skin
Du Fu|m|712|770|poet|beard hat robe
Duke Ellington|m|1899|1974|pianist|deep-skin moustache suit|piano
Duke Kahanamoku|m|1890|1968|swimmer|black-hair|surfboard
Duke of Wellington; Arthur Wellesley|m|1769|1852|general|uniform hat|boot
Dwight Eisenhower; Dwight D. Eisenhower; Eisenhower|m|1890|1969|president|bald uniform
E. M. Forster|m|1879|1970|writer|moustache
Eadweard Muybridge; Muybridge|m|1830|1904|photographer|old beard white-hair|horse, camera
Éamon de Valera; Eamon de Valera|m|1882|1975|politician|glasses suit
Ebenezer Scrooge; Scrooge|m|1786|1860|businessman|old top-hat white-hair|pile of coins, candle
Eddie Mabo|m|1936|1992|man|deep-skin beard curly-hair
Eddie Murphy|m|1961|-|actor|deep-skin moustache
Eddie the Eagle; Eddie Edwards|m|1963|-|athlete|glasses helmet|ski
Eddy Merckx; Merckx|m|1945|-|cyclist|black-hair|bicycle
Edgar Allan Poe; Poe|m|1809|1849|writer|moustache black-hair|raven
Edgar Cayce|m|1877|1945|prophet|glasses suit
Edgar Degas; Degas|m|1834|1917|painter|beard|ballet shoe
Edith Cavell|f|1865|1915|nurse|uniform|bandage
Edith Piaf; Édith Piaf; Piaf|f|1915|1963|singer|curly-hair short-hair dress|microphone
Edmond Halley; Halley|m|1656|1742|astronomer|long-hair|comet
Edmund Hillary; Sir Edmund Hillary|m|1919|2008|climber||Mount Everest
Édouard Manet; Edouard Manet; Manet|m|1832|1883|painter|beard|painting
Edvard Grieg; Grieg|m|1843|1907|musician|moustache white-hair|piano
Edvard Munch|m|1863|1944|painter|moustache|painting
Edward Hopper|m|1882|1967|painter|bald suit|lighthouse
Edward Jenner|m|1749|1823|doctor|gray-hair|vaccine, cow, syringe
Edward Longshanks; Edward I|m|1239|1307|king|beard crown|castle
Edward Lorenz|m|1917|2008|mathematician|old|butterfly
Edward Snowden; Snowden|m|1983|-|spy|glasses beard|laptop
Edward Teller|m|1908|2003|physicist|old suit|mushroom cloud
Edward the Black Prince; The Black Prince|m|1330|1376|prince|moustache helmet|armor
Edward the Confessor|m|1003|1066|king|beard crown
Edward VIII|m|1894|1972|king|blond-hair suit
Edwin Hubble|m|1889|1953|astronomer|suit|galaxy, Hubble telescope, pipe
Egon Schiele; Schiele|m|1890|1918|painter|black-hair
El Chapo; Joaquín Guzmán; Joaquin Guzman|m|1957|-|gangster|moustache black-hair|tunnel
El Greco|m|1541|1614|painter|beard bald|painting
Elagabalus|m|204|222|emperor|robe
Eleanor of Aquitaine|f|1122|1204|queen|crown dress
Eleanor Roosevelt|f|1884|1962|woman|bun dress
Eli Whitney|m|1765|1825|inventor||cotton plant
Elias Howe|m|1819|1867|inventor|curly-hair|sewing machine
Elie Wiesel|m|1928|2016|writer|gray-hair
Elijah McCoy|m|1844|1929|inventor|deep-skin beard
Eliot Ness|m|1903|1957|detective|hat suit|badge
Élisabeth Vigée Le Brun; Elisabeth Vigee Le Brun|f|1755|1842|painter|curly-hair hat dress|palette
Elisha Otis|m|1811|1861|inventor|beard|elevator
Eliud Kipchoge; Kipchoge|m|1984|-|runner|deep-skin|running shoe, stopwatch
Elizabeth Arden|f|1881|1966|businesswoman|dress|makeup, red gate
Elizabeth Barrett Browning|f|1806|1861|poet|black-hair curly-hair dress
Elizabeth Báthory; Elizabeth Bathory; Countess Bathory|f|1560|1614|countess|dress|bathtub
Elizabeth Blackwell|f|1821|1910|doctor|bun dress
Elizabeth Cady Stanton|f|1815|1902|woman|white-hair curly-hair dress|ballot box
Elizabeth Holmes|f|1984|-|businesswoman|blond-hair|vial of blood
Elizabeth I; Queen Elizabeth I; Elizabeth the First|f|1533|1603|queen|red-hair curly-hair crown dress|galleon
Elizabeth Taylor|f|1932|2011|actress|black-hair dress|diamond
Elizabeth Woodville|f|1437|1492|queen|blond-hair dress
Ella Fitzgerald|f|1917|1996|singer|deep-skin dress|microphone
Ellen Johnson Sirleaf|f|1938|-|president|deep-skin headscarf glasses
Elon Musk; Musk|m|1971|-|businessman|brown-hair|rocket, electric car
Elton John|m|1947|-|pianist|glasses|piano
Elvis Presley; Elvis|m|1935|1977|singer|black-hair|guitar, microphone
Emil Zátopek; Emil Zatopek; Zatopek|m|1922|2000|runner|bald|running track
Émile Zola; Emile Zola; Zola|m|1840|1902|writer|beard glasses|newspaper
Emiliano Zapata; Zapata|m|1879|1919|general|moustache hat black-hair|sombrero, horse
Emily Brontë; Emily Bronte|f|1818|1848|writer|bun dress
Emily Davison; Emily Wilding Davison|f|1872|1913|woman|hat dress|horse
Emily Dickinson|f|1830|1886|poet|black-hair bun dress
Emily Kame Kngwarreye|f|1910|1996|painter|old deep-skin
Emily Roebling; Emily Warren Roebling|f|1843|1903|engineer|bun dress|bridge
Eminem|m|1972|-|singer|blond-hair short-hair|microphone
Emma Goldman|f|1869|1940|writer|glasses
Emmanuel Macron; Macron|m|1977|-|president|brown-hair suit
Emmanuelle Charpentier|f|1968|-|scientist|short-hair|dna
Emmeline Pankhurst; Pankhurst|f|1858|1928|woman|hat dress
Emmett Till|m|1941|1955|boy|deep-skin hat
Emmy Noether; Noether|f|1882|1935|mathematician|glasses bun dress
Empedocles|m|-494|-434|philosopher|beard|volcano
Emperor Claudius|m|-10|54|emperor|short-hair|mushroom, laurel wreath
Emperor Harsha; King Harsha|m|590|647|emperor|crown
Emperor Hirohito; Hirohito|m|1901|1989|emperor|glasses uniform moustache
Emperor Maximilian; Maximilian of Mexico|m|1832|1867|emperor|beard blond-hair uniform
Emperor Meiji; Meiji Emperor|m|1852|1912|emperor|beard uniform
Emperor Pedro II; Pedro II; Dom Pedro II|m|1825|1891|emperor|beard white-hair old
Emperor Taizong; Taizong|m|598|649|emperor|beard hat robe
Emperor Titus|m|39|81|emperor|short-hair|Colosseum
Emperor Wu of Han|m|-156|-87|emperor|beard hat robe
Empress Dowager Cixi; Cixi|f|1835|1908|queen|black-hair crown robe|throne
Empress Elisabeth; Empress Sisi; Sisi; Elisabeth of Austria|f|1837|1898|queen|brown-hair long-hair braids dress|star
Empress Myeongseong; Queen Min|f|1851|1895|queen|black-hair bun robe
Empress Suiko|f|554|628|queen|black-hair robe
Empress Taytu; Taytu Betul|f|1851|1918|queen|deep-skin crown
Empress Theodora|f|497|548|queen|crown robe
Enheduanna|f|-2285|-2250|poet|robe|clay tablet
Ennio Morricone; Morricone|m|1928|2020|musician|glasses|sheet music
Enrico Caruso; Caruso|m|1873|1921|singer|black-hair suit|gramophone
Enrico Fermi; Fermi|m|1901|1954|physicist|black-hair suit|nuclear reactor
Enver Hoxha|m|1908|1985|politician|suit
Enzo Ferrari|m|1898|1988|businessman|white-hair glasses suit|sports car, horse
Epictetus|m|50|135|philosopher|beard|crutch
Epicurus|m|-341|-270|philosopher|beard
Erasmus; Erasmus of Rotterdam|m|1466|1536|scholar|hat robe|quill
Eratosthenes|m|-276|-194|scholar|beard robe|sundial, globe
Eric Clapton|m|1945|-|guitarist|glasses|electric guitar
Eric Moussambani; Eric the Eel|m|1978|-|swimmer|deep-skin|swimming pool
Erich Maria Remarque|m|1898|1970|writer
Erik Satie; Satie|m|1866|1925|pianist|beard glasses hat|umbrella, piano
Erik the Red|m|950|1003|viking|beard red-hair helmet|Viking ship
Ernest Hemingway; Hemingway|m|1899|1961|writer|old beard white-hair|typewriter, swordfish
Ernest Rutherford; Rutherford|m|1871|1937|physicist|moustache suit|atomic nucleus, atom
Ernest Shackleton; Shackleton|m|1874|1922|explorer|short-hair|ice floe, ship, sled
Ernő Rubik; Erno Rubik|m|1944|-|inventor|gray-hair
Ernst Mach|m|1838|1916|physicist|beard
Erwin Rommel; Rommel|m|1891|1944|general|hat uniform|tank
Erwin Schrödinger; Erwin Schrodinger; Schrödinger; Schrodinger|m|1887|1961|physicist|glasses suit|cat, box
Estée Lauder; Estee Lauder|f|1908|2004|businesswoman|dress|makeup
Ethel Rosenberg|f|1915|1953|spy|curly-hair
Euclid|m|-325|-265|mathematician|beard robe|scroll
Eugene Debs|m|1855|1926|politician|bald glasses suit
Eugène Delacroix; Eugene Delacroix; Delacroix|m|1798|1863|painter|moustache black-hair|flag
Euripides|m|-480|-406|poet|beard|scroll
Eusébio; Eusebio|m|1942|2014|footballer|deep-skin|football
Eva Braun|f|1912|1945|woman|blond-hair dress
Eva Perón; Eva Peron; Evita|f|1919|1952|politician|blond-hair bun dress|balcony, microphone
Evangelista Torricelli; Torricelli|m|1608|1647|physicist|long-hair
Évariste Galois; Evariste Galois; Galois|m|1811|1832|mathematician|curly-hair
Evel Knievel|m|1938|2007|rider|helmet|motorcycle
Evo Morales|m|1959|-|president|black-hair
F. Scott Fitzgerald; Scott Fitzgerald|m|1896|1940|writer|suit|champagne
F. W. de Klerk; de Klerk|m|1936|2021|president|bald suit
Fairuz|f|1934|-|singer|brown-hair dress|microphone
Fanny Mendelssohn|f|1805|1847|pianist|black-hair dress|piano
Farinelli|m|1705|1782|singer|white-hair
Fatima al-Fihri|f|800|880|woman|headscarf robe|university
Faust; Doctor Faustus|m|1480|1541|scholar|beard robe|devil, book
Federico Fellini; Fellini|m|1920|1993|man||film camera
Federico García Lorca; Federico Garcia Lorca; Garcia Lorca|m|1898|1936|poet|black-hair suit
Fela Kuti; Fela|m|1938|1997|musician|deep-skin|saxophone
Felix Baumgartner|m|1969|2025|man|short-hair|parachute, space suit
Felix Mendelssohn; Mendelssohn|m|1809|1847|musician|curly-hair black-hair
Ferdinand de Lesseps|m|1805|1894|engineer|moustache white-hair|ship
Ferdinand Magellan; Magellan|m|1480|1521|explorer|beard hat|carrack, globe
Ferdinand Marcos|m|1917|1989|president|black-hair
Ferdinand of Aragon|m|1452|1516|king|crown
Ferdinand Porsche|m|1875|1951|engineer|moustache suit|car
Ferdinand von Zeppelin; Count Zeppelin|m|1838|1917|inventor|moustache hat|zeppelin
Ferdowsi; Firdausi|m|940|1020|poet|beard turban robe
Fernando Botero; Botero|m|1932|2023|painter|beard white-hair glasses
Fernando Pessoa; Pessoa|m|1888|1935|poet|moustache glasses hat suit
Ferruccio Lamborghini|m|1916|1993|businessman|suit|sports car, tractor
Fibonacci; Leonardo Fibonacci; Leonardo of Pisa|m|1170|1250|mathematician|hat robe|rabbit, snail
Fidel Castro; Castro|m|1926|2016|president|beard hat uniform
Filippo Brunelleschi; Brunelleschi|m|1377|1446|architect|bald|cathedral
Fletcher Christian|m|1764|1793|sailor||ship
Florence Griffith Joyner; Flo-Jo|f|1959|1998|sprinter|deep-skin long-hair curly-hair|gold medal
Florence Nightingale|f|1820|1910|nurse|bun dress|oil lamp
Floyd Mayweather|m|1977|-|boxer|deep-skin bald|boxing glove
Francis Bacon|m|1561|1626|philosopher|beard hat
Francis Crick|m|1916|2004|biologist|suit|dna
Francis Drake; Sir Francis Drake|m|1540|1596|sailor|beard|galleon, treasure
Francis Kéré|m|1965|-|architect|deep-skin
Francis of Assisi; Saint Francis; St. Francis of Assisi|m|1181|1226|monk|beard robe|bird, wolf
Francis Xavier|m|1506|1552|priest|beard robe|ship
Francisco de Orellana|m|1511|1546|conquistador|beard helmet
Francisco de Zurbarán; Zurbaran|m|1598|1664|painter|moustache|painting
Francisco Franco; General Franco|m|1892|1975|general|moustache uniform
Francisco Goya; Francisco de Goya; Goya|m|1746|1828|painter|top-hat|palette
Francisco Pizarro; Pizarro|m|1478|1541|conquistador|beard helmet|sword, pile of gold
Francisco Vázquez de Coronado|m|1510|1554|conquistador|beard helmet
François Duvalier; Papa Doc|m|1907|1971|president|deep-skin glasses suit hat
François Mitterrand; Mitterrand|m|1916|1996|president|bald suit
Francois Pienaar|m|1967|-|athlete|blond-hair|rugby ball, trophy
Frank Abagnale|m|1948|-|thief|uniform|cheque, airplane
Frank Gehry; Gehry|m|1929|2025|architect|old white-hair glasses
Frank Herbert|m|1920|1986|writer|beard|dune
Frank Lloyd Wright|m|1867|1959|architect|white-hair hat|waterfall, house
Frank Morris|m|1926|1962|prisoner|black-hair|spoon, raft
Frank Sinatra; Sinatra|m|1915|1998|singer|hat suit|microphone
Frank Whittle|m|1907|1996|engineer|moustache
Franklin Chang Díaz; Franklin Chang-Diaz|m|1950|-|astronaut|black-hair|space shuttle
Franklin D. Roosevelt; Franklin Roosevelt; FDR; Franklin Delano Roosevelt|m|1882|1945|president|glasses suit|wheelchair, radio
Frans Hals|m|1582|1666|painter|beard hat
Frantz Fanon; Fanon|m|1925|1961|psychiatrist|deep-skin suit
Franz Beckenbauer; Beckenbauer|m|1945|2024|footballer|curly-hair|football
Franz Joseph; Emperor Franz Joseph|m|1830|1916|emperor|old moustache white-hair bald uniform
Franz Kafka; Kafka|m|1883|1924|writer|black-hair suit|beetle, cockroach
Franz Liszt; Liszt|m|1811|1886|pianist|long-hair|piano
Franz Schubert; Schubert|m|1797|1828|pianist|glasses curly-hair brown-hair|piano
Fred Astaire|m|1899|1987|dancer|top-hat suit|top hat
Fred Rogers; Mister Rogers; Mr. Rogers|m|1928|2003|man|gray-hair|sweater
Freddie Mercury|m|1946|1991|singer|moustache black-hair short-hair|microphone
Frédéric Auguste Bartholdi; Bartholdi|m|1834|1904|sculptor|beard|Statue of Liberty
Frédéric Chopin; Frederic Chopin; Chopin|m|1810|1849|pianist|brown-hair suit|piano
Frederick Banting|m|1891|1941|doctor|glasses|insulin, dog
Frederick Barbarossa|m|1122|1190|emperor|beard red-hair crown
Frederick Douglass|m|1818|1895|writer|deep-skin beard curly-hair suit|book
Frederick II|m|1194|1250|emperor|crown red-hair|falcon
Frederick the Great; Frederick II of Prussia|m|1712|1786|king|hat uniform white-hair|potato, flute
Freya Stark|f|1893|1993|explorer|hat|camel
Frida Kahlo; Kahlo; Frida|f|1907|1954|painter|black-hair braids dress|flower, monkey, parrot
Fridtjof Nansen; Nansen|m|1861|1930|explorer|moustache blond-hair|ski, ship
Friedrich Engels; Engels|m|1820|1895|philosopher|beard|book, factory
Friedrich Fröbel; Friedrich Froebel|m|1782|1852|teacher|long-hair|toy brick
Friedrich Nietzsche; Nietzsche|m|1844|1900|philosopher|moustache brown-hair suit|horse
Friedrich Schiller; Schiller|m|1759|1805|writer|red-hair long-hair|quill
Fritz Haber|m|1868|1934|chemist|bald glasses moustache suit|gas mask
Fulgencio Batista; Batista|m|1901|1973|president|black-hair uniform
Funmilayo Ransome-Kuti|f|1900|1978|teacher|deep-skin headscarf
Fusajiro Yamauchi|m|1859|1940|businessman|robe|playing card
Fyodor Dostoevsky; Dostoevsky; Dostoyevsky|m|1821|1881|writer|beard|axe
Gabriel García Márquez; Gabriel Garcia Marquez; García Márquez; Garcia Marquez|m|1927|2014|writer|moustache curly-hair|butterfly
Gabriela Mistral|f|1889|1957|poet|short-hair
Gajah Mada|m|1290|1364|politician|bun
Galen|m|129|216|doctor|beard robe|scroll
Galileo Galilei; Galileo|m|1564|1642|astronomer|old beard bald robe|telescope, Leaning Tower of Pisa, pendulum
Gamal Abdel Nasser|m|1918|1970|president|moustache black-hair suit
Garrett Morgan|m|1877|1963|inventor|deep-skin suit|traffic light, gas mask
Garrincha|m|1933|1983|footballer|black-hair|football
Garry Kasparov; Kasparov|m|1963|-|man|black-hair suit|chessboard, chess
Gavrilo Princip|m|1894|1918|man|moustache black-hair
Gene Cernan; Eugene Cernan|m|1934|2017|astronaut||moon, lunar rover
Gene Kelly|m|1912|1996|dancer|hat|umbrella
General Tom Thumb|m|1838|1883|dwarf|suit
Genghis Khan|m|1162|1227|emperor|beard moustache hat|horse, bow
Geoffrey Chaucer; Chaucer|m|1343|1400|poet|beard hat robe
Geoffrey Hinton|m|1947|-|scientist|gray-hair|neural network
Georg Cantor|m|1845|1918|mathematician|beard bald
Georg Ohm|m|1789|1854|physicist||wire
Georg Wilhelm Friedrich Hegel; Hegel|m|1770|1831|philosopher
George Armstrong Custer; General Custer; Custer|m|1839|1876|general|moustache long-hair blond-hair hat uniform|horse
George Bernard Shaw; Bernard Shaw|m|1856|1950|writer|old beard white-hair
George Best|m|1946|2005|footballer|long-hair black-hair|football
George Boole|m|1815|1864|mathematician
George de Mestral|m|1907|1990|engineer
George Eastman|m|1854|1932|businessman|glasses|camera
George Eliot; Mary Ann Evans|f|1819|1880|writer|dress
George Foreman|m|1949|2025|boxer|deep-skin bald|boxing glove, grill
George Frideric Handel; Handel; George Frederick Handel|m|1685|1759|musician|white-hair curly-hair|sheet music
George Gershwin; Gershwin|m|1898|1937|pianist|black-hair suit|piano
George H. W. Bush; George Bush Senior|m|1924|2018|president|suit glasses
George Harrison|m|1943|2001|guitarist|beard long-hair|guitar
George III; King George III|m|1738|1820|king|white-hair|crown
George Lucas|m|1944|-|man|beard gray-hair|clapperboard
George Mallory|m|1886|1924|climber|brown-hair|Mount Everest
George Marshall|m|1880|1959|general|uniform
George Orwell; Orwell|m|1903|1950|writer|moustache black-hair suit|pig, typewriter
George Patton; George S. Patton; General Patton; Patton|m|1885|1945|general|helmet uniform|tank
George R. R. Martin; George R.R. Martin|m|1948|-|writer|old beard white-hair glasses hat|dragon, throne
`
