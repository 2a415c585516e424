/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_C_TO_E = `
C. S. Lewis; C.S. Lewis|m|1898|1963|writer|lion, wardrobe
C. V. Raman; C.V. Raman|m|1888|1970|physicist|prism
Cai Lun|m|50|121|inventor|paper
Calamity Jane|f|1852|1903|woman|horse
Calico Jack; Jack Rackham|m|1682|1720|pirate|pirate flag
Caligula|m|12|41|emperor|horse, laurel wreath
Calouste Gulbenkian|m|1869|1955|businessman|oil well
Camille Claudel|f|1864|1943|sculptor|statue, chisel
Camille Pissarro; Pissarro|m|1830|1903|painter
Camillo Cavour; Cavour|m|1810|1861|politician
Cantinflas|m|1911|1993|actor
Canute; King Canute; Cnut|m|990|1035|king|throne, wave
Cao Cao|m|155|220|general
Captain Ahab; Ahab|m|1793|1851|captain|whale
Captain Edward Smith; Edward John Smith|m|1850|1912|captain|Titanic
Captain John Smith|m|1580|1631|soldier|ship
Captain Kidd; William Kidd|m|1655|1701|pirate|treasure chest
Captain Nemo|m|1820|1870|captain|submarine
Caracalla|m|188|217|emperor
Caravaggio|m|1571|1610|painter|painting, sword
Cardinal Richelieu; Richelieu|m|1585|1642|cardinal
Cardinal Wolsey; Thomas Wolsey|m|1473|1530|cardinal
Carl Friedrich Gauss; Gauss|m|1777|1855|mathematician
Carl Gustaf Mannerheim; Mannerheim|m|1867|1951|general
Carl Jung; Carl Gustav Jung|m|1875|1961|psychiatrist|pipe
Carl Lewis|m|1961|-|sprinter|gold medal
Carl Linnaeus; Linnaeus|m|1707|1778|biologist|flower, plant
Carl Sagan; Sagan|m|1934|1996|astronomer|planet, galaxy
Carlo Collodi|m|1826|1890|writer|puppet
Carlos Gardel; Gardel|m|1890|1935|singer
Carlos Santana|m|1947|-|guitarist|electric guitar
Carlos Slim|m|1940|-|businessman
Carmen Miranda|f|1909|1955|singer|banana, pineapple
Caroline Herschel|f|1750|1848|astronomer|telescope, comet
Carrie Nation|f|1846|1911|woman|axe
Casanova; Giacomo Casanova|m|1725|1798|writer
Caspar David Friedrich|m|1774|1840|painter|fog
Caster Semenya|f|1991|-|runner
Cathay Williams|f|1844|1893|soldier
Catherine de' Medici; Catherine de Medici|f|1519|1589|queen
Catherine Howard|f|1523|1542|queen|axe
Catherine of Aragon|f|1485|1536|queen
Catherine of Siena|f|1347|1380|nun
Catherine Parr|f|1512|1548|queen
Catherine the Great; Catherine II|f|1729|1796|queen
Cathy Freeman|f|1973|-|sprinter|running track, gold medal
Cato the Younger|m|-95|-46|senator|toga
Cecil Rhodes|m|1853|1902|businessman|diamond
Cecilia Payne-Gaposchkin; Cecilia Payne|f|1900|1979|astronomer|star
Celia Cruz|f|1925|2003|singer|microphone
Cesar Chavez; César Chávez|m|1927|1993|man|grape
César Ritz; Cesar Ritz|m|1850|1918|businessman|hotel
Cesare Borgia|m|1475|1507|nobleman|sword
Cesária Évora; Cesaria Evora|f|1941|2011|singer|microphone
Cetshwayo|m|1826|1884|king|shield, spear
Chadwick Boseman|m|1976|2020|actor
Chanakya; Kautilya|m|-375|-283|scholar|scroll
Chandragupta Maurya; Chandragupta|m|-340|-297|emperor
Chang and Eng; Chang Bunker|m|1811|1874|man
Charlemagne; Charles the Great|m|748|814|emperor|crown, sword
Charles Babbage; Babbage|m|1791|1871|inventor|gear
Charles Baudelaire; Baudelaire|m|1821|1867|poet
Charles Blondin; Blondin; The Great Blondin|m|1824|1897|artist|rope, waterfall
Charles Darwin; Darwin|m|1809|1882|biologist|tortoise, chimpanzee, ship
Charles de Gaulle; de Gaulle|m|1890|1970|general
Charles Dickens; Dickens|m|1812|1870|writer|quill
Charles Drew|m|1904|1950|doctor|blood bag
Charles Goodyear|m|1800|1860|inventor|tire
Charles I|m|1600|1649|king|axe
Charles II|m|1630|1685|king
Charles Lindbergh; Lindbergh|m|1902|1974|pilot|airplane
Charles Lyell|m|1797|1875|scientist|rock
Charles Macintosh|m|1766|1843|chemist|rain
Charles Manson|m|1934|2017|convict
Charles Martel|m|688|741|general|hammer
Charles Messier|m|1730|1817|astronomer|comet, telescope
Charles Perrault; Perrault|m|1628|1703|writer|glass slipper
Charles Ponzi; Ponzi|m|1882|1949|thief|cash
Charles V; Emperor Charles V|m|1500|1558|emperor
Charles XII|m|1682|1718|king
Charlie Chaplin; Chaplin|m|1889|1977|actor|walking cane, hat
Charlie Munger|m|1924|2023|investor
Charlie Parker|m|1920|1955|musician|saxophone
Charlotte Brontë; Charlotte Bronte|f|1816|1855|writer|quill
Charlotte Corday|f|1768|1793|woman|knife
Che Guevara; Ernesto Guevara; Ernesto Che Guevara|m|1928|1967|doctor|motorcycle
Chiang Kai-shek|m|1887|1975|general
Chief Joseph|m|1840|1904|man
Chien-Shiung Wu|f|1912|1997|physicist
Chimamanda Ngozi Adichie|f|1977|-|writer
Ching Shih; Zheng Yi Sao|f|1775|1844|pirate|pirate ship
Chinua Achebe; Achebe|m|1930|2013|writer|book
Chiune Sugihara|m|1900|1986|official|passport
Chris Hadfield|m|1959|-|astronaut|guitar, space station
Chris McCandless; Christopher McCandless|m|1968|1992|traveler|bus
Christa McAuliffe|f|1948|1986|teacher|space shuttle
Christiaan Barnard|m|1922|2001|surgeon|heart
Christiaan Huygens; Huygens|m|1629|1695|physicist|pendulum, planet Saturn
Christian Dior|m|1905|1957|designer|dress
Christian Doppler|m|1803|1853|physicist
Christina of Sweden; Queen Christina|f|1626|1689|queen|book
Christine de Pizan|f|1364|1430|writer|quill
Christopher Columbus; Columbus|m|1451|1506|explorer|caravel
Christopher Lee|m|1922|2015|actor|vampire
Christopher Marlowe|m|1564|1593|writer|quill
Christopher Nolan|m|1970|-|man|clapperboard
Christopher Wren; Sir Christopher Wren|m|1632|1723|architect|cathedral
Chuck Berry|m|1926|2017|guitarist|electric guitar
Chuck Yeager; Yeager|m|1923|2020|pilot|fighter jet
Cicero|m|-106|-43|senator|toga, scroll
Cinderella|f|1680|1700|princess|glass slipper
Clara Barton|f|1821|1912|nurse|bandage
Clara Schumann|f|1819|1896|pianist|piano
Clare of Assisi; Saint Clare|f|1194|1253|nun
Clarice Lispector|f|1920|1977|writer
Clark Gable|m|1901|1960|actor
Claude Debussy; Debussy|m|1862|1918|pianist|piano, moon
Claude Monet; Monet|m|1840|1926|painter|pond, lotus, bridge
Claude Shannon|m|1916|2001|mathematician|circuit
Claudette Colvin|f|1939|-|girl
Claudius Ptolemy|m|100|170|astronomer|globe, map
Claus von Stauffenberg; Stauffenberg|m|1907|1944|soldier|briefcase
Cleopatra; Cleopatra VII|f|-69|-30|queen|snake, Great Sphinx
Clint Eastwood|m|1930|-|actor|horse
Clovis; Clovis I|m|466|511|king
Clyde Barrow|m|1909|1934|outlaw|car
Clyde Tombaugh|m|1906|1997|astronomer|telescope
Cochise|m|1805|1874|man
Coco Chanel; Gabrielle Chanel|f|1883|1971|designer|perfume bottle, dress
Colette|f|1873|1954|writer|cat
Colonel Sanders; Harland Sanders|m|1890|1980|businessman|fried chicken
Commodus|m|161|192|emperor|gladiator helmet
Confucius|m|-551|-479|philosopher|scroll
Conor McGregor|m|1988|-|athlete
Conrad Hilton|m|1887|1979|businessman|hotel
Constantin Brâncuși; Brancusi|m|1876|1957|sculptor|column
Constantine the Great; Emperor Constantine|m|272|337|emperor|cross
Corazon Aquino; Cory Aquino|f|1933|2009|president
Coretta Scott King|f|1927|2006|woman
Cornelius Vanderbilt; Vanderbilt|m|1794|1877|businessman|steamboat, locomotive
Corrie ten Boom|f|1892|1983|woman|clock
Cosimo de' Medici; Cosimo de Medici|m|1389|1464|banker|bank
Crassus; Marcus Licinius Crassus|m|-115|-53|general|pile of gold
Crazy Horse|m|1840|1877|man|horse, feather
Crispus Attucks|m|1723|1770|sailor
Cristiano Ronaldo; Ronaldo|m|1985|-|footballer|football
Croesus|m|-595|-546|king|pile of gold
Ctesibius|m|-285|-222|inventor
Cuauhtémoc; Cuauhtemoc|m|1497|1525|emperor|eagle
Cyrus the Great|m|-600|-530|king
D. B. Cooper; D.B. Cooper; DB Cooper|m|1926|1971|thief|parachute, airplane, briefcase
D. H. Lawrence; D.H. Lawrence|m|1885|1930|writer
Daedalus|m|-1600|-1500|inventor|wing
Dag Hammarskjöld; Dag Hammarskjold|m|1905|1961|politician
Dalai Lama; The Dalai Lama; 14th Dalai Lama|m|1935|-|monk
Damien Hirst|m|1965|-|artist|shark
Daniel Boone|m|1734|1820|hunter|musket
Daniel Defoe; Defoe|m|1660|1731|writer|island, footprint
Daniel Ellsberg|m|1931|2023|official|document
Daniel Gabriel Fahrenheit; Daniel Fahrenheit|m|1686|1736|physicist|thermometer
Daniel Hale Williams|m|1856|1931|surgeon|heart
Daniel Kahneman; Kahneman|m|1934|2024|psychologist
Dante Alighieri; Dante|m|1265|1321|poet|laurel wreath
Darius I; Darius the Great|m|-550|-486|king|throne
Darius III|m|-380|-330|king|chariot
Date Masamune|m|1567|1636|samurai|samurai sword
David Attenborough; Sir David Attenborough; Attenborough|m|1926|-|journalist|gorilla, microphone
David Beckham; Beckham|m|1975|-|footballer|football
David Ben-Gurion; Ben-Gurion|m|1886|1973|politician
David Bowie; Bowie|m|1947|2016|singer|lightning bolt, microphone
David Copperfield|m|1956|-|magician
David Hilbert; Hilbert|m|1862|1943|mathematician
David Hockney; Hockney|m|1937|-|painter|swimming pool
David Hume|m|1711|1776|philosopher
David Livingstone; Livingstone; Dr. Livingstone|m|1813|1873|explorer|waterfall
Davy Crockett|m|1786|1836|hunter|musket, raccoon
Deborah Sampson|f|1760|1827|soldier|musket
Delilah|f|-1115|-1080|woman|scissors
Democritus|m|-460|-370|philosopher|atom
Deng Xiaoping|m|1904|1997|politician
Denis Diderot; Diderot|m|1713|1784|philosopher|book
Denzel Washington|m|1954|-|actor
Derek Redmond|m|1965|-|sprinter|running track
Derek Walcott|m|1930|2017|poet
Desmond Doss|m|1919|2006|soldier|rope
Desmond Tutu; Archbishop Tutu|m|1931|2021|bishop
Dhyan Chand|m|1905|1979|athlete|hockey stick
Dian Fossey; Fossey|f|1932|1985|biologist|gorilla
Diana Ross|f|1944|-|singer|microphone
Diane Arbus|f|1923|1971|photographer|camera
Dick Fosbury|m|1947|2023|athlete|gold medal
Dick Turpin|m|1705|1739|highwayman|horse
Didier Drogba; Drogba|m|1978|-|footballer|football
Diego Maradona; Maradona|m|1960|2020|footballer|football, hand
Diego Rivera|m|1886|1957|painter|wall
Diego Velázquez; Diego Velazquez; Velázquez; Velazquez|m|1599|1660|painter|palette
Dietrich Bonhoeffer; Bonhoeffer|m|1906|1945|priest
Diocletian|m|242|312|emperor|palace
Diogenes; Diogenes of Sinope|m|-412|-323|philosopher|lantern, barrel, dog
Dionysus|m|-800|-400|man|grape, wine
Diponegoro; Prince Diponegoro|m|1785|1855|prince|horse
Djoser|m|-2700|-2650|pharaoh|step pyramid
Dmitri Mendeleev; Mendeleev; Dmitri Mendeleyev|m|1834|1907|chemist|periodic table
Dmitri Shostakovich; Shostakovich|m|1906|1975|musician
Doc Holliday|m|1851|1887|dentist|playing card
Dolly Parton|f|1946|-|singer|guitar
Dom Pérignon; Dom Perignon|m|1638|1715|monk|champagne
Dominic de Guzmán; Saint Dominic|m|1170|1221|monk|rosary
Domitian|m|51|96|emperor
Don Bradman; Donald Bradman; Bradman|m|1908|2001|athlete|cricket bat
Don Quixote|m|1555|1615|knight|windmill, horse
Donald Trump|m|1946|-|president
Donatello|m|1386|1466|sculptor|statue
Dorothea Lange|f|1895|1965|photographer|camera
Dorothy Height|f|1912|2010|woman
Dorothy Hodgkin|f|1910|1994|chemist|molecule
Dorothy Vaughan|f|1910|2008|mathematician|computer
Douglas MacArthur; General MacArthur|m|1880|1964|general|pipe
Dr. Crippen; Hawley Crippen|m|1862|1910|doctor|ocean liner
Dr. Jekyll; Doctor Jekyll|m|1835|1886|doctor|potion
Dr. Seuss; Theodor Geisel|m|1904|1991|writer|cat
Dr. Watson; Doctor Watson; John Watson|m|1852|1930|doctor
Dracula; Count Dracula|m|1431|1897|count|vampire, bat, coffin
Dred Scott|m|1799|1858|slave
Du Fu|m|712|770|poet
Duke Ellington|m|1899|1974|pianist|piano
Duke Kahanamoku|m|1890|1968|swimmer|surfboard
Duke of Wellington; Arthur Wellesley|m|1769|1852|general|boot
Dwight Eisenhower; Dwight D. Eisenhower; Eisenhower|m|1890|1969|president
E. M. Forster|m|1879|1970|writer
Eadweard Muybridge; Muybridge|m|1830|1904|photographer|horse, camera
Éamon de Valera; Eamon de Valera|m|1882|1975|politician
Ebenezer Scrooge; Scrooge|m|1786|1860|businessman|pile of coins, candle
Eddie Mabo|m|1936|1992|man
Eddie Murphy|m|1961|-|actor
Eddie the Eagle; Eddie Edwards|m|1963|-|athlete|ski
Eddy Merckx; Merckx|m|1945|-|cyclist|bicycle
Edgar Allan Poe; Poe|m|1809|1849|writer|raven
Edgar Cayce|m|1877|1945|prophet
Edgar Degas; Degas|m|1834|1917|painter|ballet shoe
Edith Cavell|f|1865|1915|nurse|bandage
Edith Piaf; Édith Piaf; Piaf|f|1915|1963|singer|microphone
Edmond Halley; Halley|m|1656|1742|astronomer|comet
Edmund Hillary; Sir Edmund Hillary|m|1919|2008|climber|Mount Everest
Édouard Manet; Edouard Manet; Manet|m|1832|1883|painter|painting
Edvard Grieg; Grieg|m|1843|1907|musician|piano
Edvard Munch|m|1863|1944|painter|painting
Edward Hopper|m|1882|1967|painter|lighthouse
Edward Jenner|m|1749|1823|doctor|vaccine, cow, syringe
Edward Longshanks; Edward I|m|1239|1307|king|castle
Edward Lorenz|m|1917|2008|mathematician|butterfly
Edward Snowden; Snowden|m|1983|-|spy|laptop
Edward Teller|m|1908|2003|physicist|mushroom cloud
Edward the Black Prince; The Black Prince|m|1330|1376|prince|armor
Edward the Confessor|m|1003|1066|king
Edward VIII|m|1894|1972|king
Edwin Hubble|m|1889|1953|astronomer|galaxy, Hubble telescope, pipe
Egon Schiele; Schiele|m|1890|1918|painter
El Chapo; Joaquín Guzmán; Joaquin Guzman|m|1957|-|gangster|tunnel
El Greco|m|1541|1614|painter|painting
Elagabalus|m|204|222|emperor
Eleanor of Aquitaine|f|1122|1204|queen
Eleanor Roosevelt|f|1884|1962|woman
Eli Whitney|m|1765|1825|inventor|cotton plant
Elias Howe|m|1819|1867|inventor|sewing machine
Elie Wiesel|m|1928|2016|writer
Elijah McCoy|m|1844|1929|inventor
Eliot Ness|m|1903|1957|detective|badge
Élisabeth Vigée Le Brun; Elisabeth Vigee Le Brun|f|1755|1842|painter|palette
Elisha Otis|m|1811|1861|inventor|elevator
Eliud Kipchoge; Kipchoge|m|1984|-|runner|running shoe, stopwatch
Elizabeth Arden|f|1881|1966|businesswoman|makeup, red gate
Elizabeth Barrett Browning|f|1806|1861|poet
Elizabeth Báthory; Elizabeth Bathory; Countess Bathory|f|1560|1614|countess|bathtub
Elizabeth Blackwell|f|1821|1910|doctor
Elizabeth Cady Stanton|f|1815|1902|woman|ballot box
Elizabeth Holmes|f|1984|-|businesswoman|vial of blood
Elizabeth I; Queen Elizabeth I; Elizabeth the First|f|1533|1603|queen|galleon
Elizabeth Taylor|f|1932|2011|actress|diamond
Elizabeth Woodville|f|1437|1492|queen
Ella Fitzgerald|f|1917|1996|singer|microphone
Ellen Johnson Sirleaf|f|1938|-|president
Elon Musk; Musk|m|1971|-|businessman|rocket, electric car
Elton John|m|1947|-|pianist|piano
Elvis Presley; Elvis|m|1935|1977|singer|guitar, microphone
Emil Zátopek; Emil Zatopek; Zatopek|m|1922|2000|runner|running track
Émile Zola; Emile Zola; Zola|m|1840|1902|writer|newspaper
Emiliano Zapata; Zapata|m|1879|1919|general|sombrero, horse
Emily Brontë; Emily Bronte|f|1818|1848|writer
Emily Davison; Emily Wilding Davison|f|1872|1913|woman|horse
Emily Dickinson|f|1830|1886|poet
Emily Kame Kngwarreye|f|1910|1996|painter
Emily Roebling; Emily Warren Roebling|f|1843|1903|engineer|bridge
Eminem|m|1972|-|singer|microphone
Emma Goldman|f|1869|1940|writer
Emmanuel Macron; Macron|m|1977|-|president
Emmanuelle Charpentier|f|1968|-|scientist|dna
Emmeline Pankhurst; Pankhurst|f|1858|1928|woman
Emmett Till|m|1941|1955|boy
Emmy Noether; Noether|f|1882|1935|mathematician
Empedocles|m|-494|-434|philosopher|volcano
Emperor Claudius|m|-10|54|emperor|mushroom, laurel wreath
Emperor Harsha; King Harsha|m|590|647|emperor
Emperor Hirohito; Hirohito|m|1901|1989|emperor
Emperor Maximilian; Maximilian of Mexico|m|1832|1867|emperor
Emperor Meiji; Meiji Emperor|m|1852|1912|emperor
Emperor Pedro II; Pedro II; Dom Pedro II|m|1825|1891|emperor
Emperor Taizong; Taizong|m|598|649|emperor
Emperor Titus|m|39|81|emperor|Colosseum
Emperor Wu of Han|m|-156|-87|emperor
Empress Dowager Cixi; Cixi|f|1835|1908|queen|throne
Empress Elisabeth; Empress Sisi; Sisi; Elisabeth of Austria|f|1837|1898|queen|star
Empress Myeongseong; Queen Min|f|1851|1895|queen
Empress Suiko|f|554|628|queen
Empress Taytu; Taytu Betul|f|1851|1918|queen
Empress Theodora|f|497|548|queen
Enheduanna|f|-2285|-2250|poet|clay tablet
Ennio Morricone; Morricone|m|1928|2020|musician|sheet music
Enrico Caruso; Caruso|m|1873|1921|singer|gramophone
Enrico Fermi; Fermi|m|1901|1954|physicist|nuclear reactor
Enver Hoxha|m|1908|1985|politician
Enzo Ferrari|m|1898|1988|businessman|sports car, horse
Epictetus|m|50|135|philosopher|crutch
Epicurus|m|-341|-270|philosopher
Erasmus; Erasmus of Rotterdam|m|1466|1536|scholar|quill
Eratosthenes|m|-276|-194|scholar|sundial, globe
Eric Clapton|m|1945|-|guitarist|electric guitar
Eric Moussambani; Eric the Eel|m|1978|-|swimmer|swimming pool
Erich Maria Remarque|m|1898|1970|writer
Erik Satie; Satie|m|1866|1925|pianist|umbrella, piano
Erik the Red|m|950|1003|viking|Viking ship
Ernest Hemingway; Hemingway|m|1899|1961|writer|typewriter, swordfish
Ernest Rutherford; Rutherford|m|1871|1937|physicist|atomic nucleus, atom
Ernest Shackleton; Shackleton|m|1874|1922|explorer|ice floe, ship, sled
Ernő Rubik; Erno Rubik|m|1944|-|inventor
Ernst Mach|m|1838|1916|physicist
Erwin Rommel; Rommel|m|1891|1944|general|tank
Erwin Schrödinger; Erwin Schrodinger; Schrödinger; Schrodinger|m|1887|1961|physicist|cat, box
Estée Lauder; Estee Lauder|f|1908|2004|businesswoman|makeup
Ethel Rosenberg|f|1915|1953|spy
Euclid|m|-325|-265|mathematician|scroll
Eugene Debs|m|1855|1926|politician
Eugène Delacroix; Eugene Delacroix; Delacroix|m|1798|1863|painter|flag
Euripides|m|-480|-406|poet|scroll
Eusébio; Eusebio|m|1942|2014|footballer|football
Eva Braun|f|1912|1945|woman
Eva Perón; Eva Peron; Evita|f|1919|1952|politician|balcony, microphone
Evangelista Torricelli; Torricelli|m|1608|1647|physicist
Évariste Galois; Evariste Galois; Galois|m|1811|1832|mathematician
Evel Knievel|m|1938|2007|rider|motorcycle
Evo Morales|m|1959|-|president
`
