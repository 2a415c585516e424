/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_2 = `
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
F. Scott Fitzgerald; Scott Fitzgerald|m|1896|1940|writer|champagne
F. W. de Klerk; de Klerk|m|1936|2021|president
Fairuz|f|1934|-|singer|microphone
Fanny Mendelssohn|f|1805|1847|pianist|piano
Farinelli|m|1705|1782|singer
Fatima al-Fihri|f|800|880|woman|university
Faust; Doctor Faustus|m|1480|1541|scholar|devil, book
Federico Fellini; Fellini|m|1920|1993|man|film camera
Federico García Lorca; Federico Garcia Lorca; Garcia Lorca|m|1898|1936|poet
Fela Kuti; Fela|m|1938|1997|musician|saxophone
Felix Baumgartner|m|1969|2025|man|parachute, space suit
Felix Mendelssohn; Mendelssohn|m|1809|1847|musician
Ferdinand de Lesseps|m|1805|1894|engineer|ship
Ferdinand Magellan; Magellan|m|1480|1521|explorer|carrack, globe
Ferdinand Marcos|m|1917|1989|president
Ferdinand of Aragon|m|1452|1516|king
Ferdinand Porsche|m|1875|1951|engineer|car
Ferdinand von Zeppelin; Count Zeppelin|m|1838|1917|inventor|zeppelin
Ferdowsi; Firdausi|m|940|1020|poet
Fernando Botero; Botero|m|1932|2023|painter
Fernando Pessoa; Pessoa|m|1888|1935|poet
Ferruccio Lamborghini|m|1916|1993|businessman|sports car, tractor
Fibonacci; Leonardo Fibonacci; Leonardo of Pisa|m|1170|1250|mathematician|rabbit, snail
Fidel Castro; Castro|m|1926|2016|president
Filippo Brunelleschi; Brunelleschi|m|1377|1446|architect|cathedral
Fletcher Christian|m|1764|1793|sailor|ship
Florence Griffith Joyner; Flo-Jo|f|1959|1998|sprinter|gold medal
Florence Nightingale|f|1820|1910|nurse|oil lamp
Floyd Mayweather|m|1977|-|boxer|boxing glove
Francis Bacon|m|1561|1626|philosopher
Francis Crick|m|1916|2004|biologist|dna
Francis Drake; Sir Francis Drake|m|1540|1596|sailor|galleon, treasure
Francis Kéré|m|1965|-|architect
Francis of Assisi; Saint Francis; St. Francis of Assisi|m|1181|1226|monk|bird, wolf
Francis Xavier|m|1506|1552|priest|ship
Francisco de Orellana|m|1511|1546|conquistador
Francisco de Zurbarán; Zurbaran|m|1598|1664|painter|painting
Francisco Franco; General Franco|m|1892|1975|general
Francisco Goya; Francisco de Goya; Goya|m|1746|1828|painter|palette
Francisco Pizarro; Pizarro|m|1478|1541|conquistador|sword, pile of gold
Francisco Vázquez de Coronado|m|1510|1554|conquistador
François Duvalier; Papa Doc|m|1907|1971|president
François Mitterrand; Mitterrand|m|1916|1996|president
Francois Pienaar|m|1967|-|athlete|rugby ball, trophy
Frank Abagnale|m|1948|-|thief|cheque, airplane
Frank Gehry; Gehry|m|1929|2025|architect
Frank Herbert|m|1920|1986|writer|dune
Frank Lloyd Wright|m|1867|1959|architect|waterfall, house
Frank Morris|m|1926|1962|prisoner|spoon, raft
Frank Sinatra; Sinatra|m|1915|1998|singer|microphone
Frank Whittle|m|1907|1996|engineer
Franklin Chang Díaz; Franklin Chang-Diaz|m|1950|-|astronaut|space shuttle
Franklin D. Roosevelt; Franklin Roosevelt; FDR; Franklin Delano Roosevelt|m|1882|1945|president|wheelchair, radio
Frans Hals|m|1582|1666|painter
Frantz Fanon; Fanon|m|1925|1961|psychiatrist
Franz Beckenbauer; Beckenbauer|m|1945|2024|footballer|football
Franz Joseph; Emperor Franz Joseph|m|1830|1916|emperor
Franz Kafka; Kafka|m|1883|1924|writer|beetle, cockroach
Franz Liszt; Liszt|m|1811|1886|pianist|piano
Franz Schubert; Schubert|m|1797|1828|pianist|piano
Fred Astaire|m|1899|1987|dancer|top hat
Fred Rogers; Mister Rogers; Mr. Rogers|m|1928|2003|man|sweater
Freddie Mercury|m|1946|1991|singer|microphone
Frédéric Auguste Bartholdi; Bartholdi|m|1834|1904|sculptor|Statue of Liberty
Frédéric Chopin; Frederic Chopin; Chopin|m|1810|1849|pianist|piano
Frederick Banting|m|1891|1941|doctor|insulin, dog
Frederick Barbarossa|m|1122|1190|emperor
Frederick Douglass|m|1818|1895|writer|book
Frederick II|m|1194|1250|emperor|falcon
Frederick the Great; Frederick II of Prussia|m|1712|1786|king|potato, flute
Freya Stark|f|1893|1993|explorer|camel
Frida Kahlo; Kahlo; Frida|f|1907|1954|painter|flower, monkey, parrot
Fridtjof Nansen; Nansen|m|1861|1930|explorer|ski, ship
Friedrich Engels; Engels|m|1820|1895|philosopher|book, factory
Friedrich Fröbel; Friedrich Froebel|m|1782|1852|teacher|toy brick
Friedrich Nietzsche; Nietzsche|m|1844|1900|philosopher|horse
Friedrich Schiller; Schiller|m|1759|1805|writer|quill
Fritz Haber|m|1868|1934|chemist|gas mask
Fulgencio Batista; Batista|m|1901|1973|president
Funmilayo Ransome-Kuti|f|1900|1978|teacher
Fusajiro Yamauchi|m|1859|1940|businessman|playing card
Fyodor Dostoevsky; Dostoevsky; Dostoyevsky|m|1821|1881|writer|axe
Gabriel García Márquez; Gabriel Garcia Marquez; García Márquez; Garcia Marquez|m|1927|2014|writer|butterfly
Gabriela Mistral|f|1889|1957|poet
Gajah Mada|m|1290|1364|politician
Galen|m|129|216|doctor|scroll
Galileo Galilei; Galileo|m|1564|1642|astronomer|telescope, Leaning Tower of Pisa, pendulum
Gamal Abdel Nasser|m|1918|1970|president
Garrett Morgan|m|1877|1963|inventor|traffic light, gas mask
Garrincha|m|1933|1983|footballer|football
Garry Kasparov; Kasparov|m|1963|-|man|chessboard, chess
Gavrilo Princip|m|1894|1918|man
Gene Cernan; Eugene Cernan|m|1934|2017|astronaut|moon, lunar rover
Gene Kelly|m|1912|1996|dancer|umbrella
General Tom Thumb|m|1838|1883|dwarf
Genghis Khan|m|1162|1227|emperor|horse, bow
Geoffrey Chaucer; Chaucer|m|1343|1400|poet
Geoffrey Hinton|m|1947|-|scientist|neural network
Georg Cantor|m|1845|1918|mathematician
Georg Ohm|m|1789|1854|physicist|wire
Georg Wilhelm Friedrich Hegel; Hegel|m|1770|1831|philosopher
George Armstrong Custer; General Custer; Custer|m|1839|1876|general|horse
George Bernard Shaw; Bernard Shaw|m|1856|1950|writer
George Best|m|1946|2005|footballer|football
George Boole|m|1815|1864|mathematician
George de Mestral|m|1907|1990|engineer
George Eastman|m|1854|1932|businessman|camera
George Eliot; Mary Ann Evans|f|1819|1880|writer
George Foreman|m|1949|2025|boxer|boxing glove, grill
George Frideric Handel; Handel; George Frederick Handel|m|1685|1759|musician|sheet music
George Gershwin; Gershwin|m|1898|1937|pianist|piano
George H. W. Bush; George Bush Senior|m|1924|2018|president
George Harrison|m|1943|2001|guitarist|guitar
George III; King George III|m|1738|1820|king|crown
George Lucas|m|1944|-|man|clapperboard
George Mallory|m|1886|1924|climber|Mount Everest
George Marshall|m|1880|1959|general
George Orwell; Orwell|m|1903|1950|writer|pig, typewriter
George Patton; George S. Patton; General Patton; Patton|m|1885|1945|general|tank
George R. R. Martin; George R.R. Martin|m|1948|-|writer|dragon, throne
`
