/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_F_TO_I = `
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
George Sand|f|1804|1876|writer
George Soros; Soros|m|1930|-|investor
George Stephenson|m|1781|1848|engineer|locomotive
George VI; King George VI|m|1895|1952|king|microphone
George W. Bush|m|1946|-|president
George Washington Carver|m|1864|1943|scientist|peanut
George Washington; General Washington; President Washington|m|1732|1799|president|cherry tree, horse
George Weah|m|1966|-|footballer|football
Georges Bizet; Bizet|m|1838|1875|musician
Georges Braque; Braque|m|1882|1963|painter
Georges Clemenceau; Clemenceau|m|1841|1929|politician
Georges Cuvier; Cuvier|m|1769|1832|biologist|fossil, mammoth
Georges Danton; Danton|m|1759|1794|lawyer|guillotine
Georges Lemaître; Georges Lemaitre|m|1894|1966|priest|Big Bang
Georges Méliès; Georges Melies|m|1861|1938|magician|rocket, moon, film camera
Georges Seurat; Seurat|m|1859|1891|painter
Georgia O'Keeffe; O'Keeffe|f|1887|1986|painter|flower
Georgy Zhukov; Marshal Zhukov; Zhukov|m|1896|1974|general|horse
Gerald Ford|m|1913|2006|president
Geronimo|m|1829|1909|man
Gertrude Bell|f|1868|1926|explorer|camel
Gertrude Ederle|f|1905|2003|swimmer|goggles
Gertrude Stein|f|1874|1946|writer|rose
Getúlio Vargas; Getulio Vargas|m|1882|1954|president
Giacomo Puccini; Puccini|m|1858|1924|musician|opera house
Gian Lorenzo Bernini; Bernini|m|1598|1680|sculptor|fountain, statue
Gianluigi Buffon; Buffon|m|1978|-|goalkeeper|goal net
Gianni Versace|m|1946|1997|designer|dress
Gilberto Gil|m|1942|-|singer|guitar
Gilgamesh|m|-2800|-2700|king|lion, clay tablet
Ginger Rogers|f|1911|1995|dancer
Gino Bartali|m|1914|2000|cyclist|bicycle
Gioachino Rossini; Rossini|m|1792|1868|musician|opera house
Giordano Bruno|m|1548|1600|monk|fire, star
Giorgio Vasari; Vasari|m|1511|1574|painter
Giotto; Giotto di Bondone|m|1267|1337|painter|painting
Giovanni Cassini|m|1625|1712|astronomer|planet Saturn
Girolamo Savonarola; Savonarola|m|1452|1498|monk|bonfire
Giuseppe Arcimboldo; Arcimboldo|m|1527|1593|painter|fruit, vegetable
Giuseppe Garibaldi; Garibaldi|m|1807|1882|general|sword
Giuseppe Mazzini; Mazzini|m|1805|1872|politician
Giuseppe Verdi; Verdi|m|1813|1901|musician|opera house
Glenn Gould|m|1932|1982|pianist|piano
god Apollo; Apollo the god|m|-800|-400|man|harp, sun
goddess Freya; Freyja|f|200|1000|woman|cat, chariot
Golda Meir|f|1898|1978|politician
Goliath|m|-1060|-1020|soldier|spear, sling
Gordon Parks|m|1912|2006|photographer|camera
Gordon Ramsay|m|1966|-|cook|frying pan
Gottfried Wilhelm Leibniz; Gottfried Leibniz; Leibniz|m|1646|1716|mathematician
Gottlieb Daimler|m|1834|1900|engineer|car, engine
Grace Hopper|f|1906|1992|programmer|computer, moth
Grace Kelly|f|1929|1982|actress
Grace O'Malley|f|1530|1603|pirate|galley
Grandma Moses|f|1860|1961|painter
Grant Wood|m|1891|1942|painter|pitchfork
Granville Woods|m|1856|1910|inventor|train
Gregor Mendel; Mendel|m|1822|1884|monk|pea
Greta Garbo; Garbo|f|1905|1990|actress
Greta Thunberg|f|2003|-|girl|sign
Grigori Perelman; Perelman|m|1966|-|mathematician
Griselda Blanco|f|1943|2012|gangster
Groucho Marx|m|1890|1977|actor
Guan Yu|m|160|220|general|sword
Guccio Gucci|m|1881|1953|businessman|handbag
Guglielmo Marconi; Marconi|m|1874|1937|inventor|radio
Guinevere; Queen Guinevere|f|480|540|queen
Guion Bluford|m|1942|-|astronaut|space shuttle
Guru Gobind Singh|m|1666|1708|prophet|sword
Guru Nanak|m|1469|1539|prophet
Gus Grissom|m|1926|1967|astronaut|space capsule
Gustav Klimt; Klimt|m|1862|1918|painter|cat
Gustav Mahler; Mahler|m|1860|1911|musician
Gustave Courbet; Courbet|m|1819|1877|painter
Gustave Eiffel|m|1832|1923|engineer|Eiffel Tower
Gustave Flaubert; Flaubert|m|1821|1880|writer
Gustavus Adolphus|m|1594|1632|king
Guy de Maupassant; Maupassant|m|1850|1893|writer
Guy Fawkes|m|1570|1606|soldier|barrel
H. G. Wells; H.G. Wells|m|1866|1946|writer
H. H. Holmes; H.H. Holmes|m|1861|1896|doctor|hotel
H. P. Lovecraft; H.P. Lovecraft; Lovecraft|m|1890|1937|writer|octopus
Hades|m|-800|-400|king|dog
Hadrian|m|76|138|emperor|wall
Hafez al-Assad|m|1930|2000|president
Hafez; Hafiz|m|1325|1390|poet|rose, wine
Haile Gebrselassie|m|1973|-|runner|running shoe
Haile Selassie|m|1892|1975|emperor|lion
Hakeem Olajuwon|m|1963|-|basketball player|basketball
Hamlet|m|1180|1210|prince|crown, skeleton
Hammurabi|m|-1810|-1750|king|clay tablet
Han Kang|f|1970|-|writer
Han van Meegeren|m|1889|1947|painter|painting
Hank Aaron|m|1934|2021|athlete|baseball bat
Hank Williams|m|1923|1953|singer|guitar
Hannah Arendt; Arendt|f|1906|1975|philosopher
Hannibal; Hannibal Barca|m|-247|-183|general|elephant
Hans Christian Andersen|m|1805|1875|writer|mermaid, swan
Hans Christian Ørsted; Hans Christian Oersted|m|1777|1851|physicist|compass
Hans Holbein; Holbein|m|1497|1543|painter|painting
Hans Zimmer|m|1957|-|musician|piano
Harald Bluetooth|m|911|986|king
Harald Hardrada|m|1015|1066|viking|axe, Viking ship
Harold Godwinson; King Harold|m|1022|1066|king|arrow
Harold Lloyd|m|1893|1971|actor|clock
Harper Lee|f|1926|2016|writer
Harriet Beecher Stowe|f|1811|1896|writer|book
Harriet Quimby|f|1875|1912|pilot|airplane
Harriet Tubman; Tubman|f|1822|1913|woman|lantern
Harrison Ford|m|1942|-|actor
Harry Houdini; Houdini|m|1874|1926|magician|handcuff, chain, lock
Harry Truman; Harry S. Truman; Truman|m|1884|1972|president
Haruki Murakami; Murakami|m|1949|-|writer|cat, running shoe
Harun al-Rashid|m|763|809|emperor|lamp
Harvey Milk|m|1930|1978|politician|megaphone
Hatshepsut|f|-1507|-1458|pharaoh|temple, obelisk
Hattie McDaniel|f|1893|1952|actress
Hattori Hanzo; Hattori Hanzō|m|1542|1596|ninja|katana
Hayao Miyazaki; Miyazaki|m|1941|-|artist|castle, pencil
Hayreddin Barbarossa|m|1478|1546|pirate|galley
Heath Ledger|m|1979|2008|actor
Hector Berlioz; Berlioz|m|1803|1869|musician
Hector of Troy|m|-1215|-1185|soldier|spear, shield
Hedy Lamarr|f|1914|2000|actress|Wi-Fi
Heinrich Heine|m|1797|1856|poet
Heinrich Hertz|m|1857|1894|physicist
Heinrich Himmler; Himmler|m|1900|1945|politician
Heinrich Schliemann; Schliemann|m|1822|1890|archaeologist|wooden horse
Helen Keller|f|1880|1968|writer|book
Helen of Troy|f|-1210|-1160|queen|wooden horse
Helena Blavatsky; Madame Blavatsky|f|1831|1891|writer
Helena Rubinstein|f|1872|1965|businesswoman|makeup
Helmut Kohl|m|1930|2017|politician
Héloïse; Heloise|f|1100|1164|nun|letter
Henri Becquerel; Becquerel|m|1852|1908|physicist
Henri Cartier-Bresson|m|1908|2004|photographer|camera
Henri Charrière; Henri Charriere; Papillon|m|1906|1973|prisoner|butterfly
Henri Christophe|m|1767|1820|king|castle
Henri de Toulouse-Lautrec; Toulouse-Lautrec|m|1864|1901|painter|poster
Henri Matisse; Matisse|m|1869|1954|painter|scissors
Henri Poincaré; Henri Poincare; Poincaré; Poincare|m|1854|1912|mathematician
Henri Rousseau|m|1844|1910|painter|tiger
Henrietta Lacks|f|1920|1951|woman|cancer cell
Henrietta Leavitt; Henrietta Swan Leavitt|f|1868|1921|astronomer|star
Henrik Ibsen; Ibsen|m|1828|1906|writer|doll house
Henry Box Brown|m|1815|1897|slave|box
Henry Cavendish|m|1731|1810|scientist
Henry David Thoreau; Thoreau|m|1817|1862|writer|cabin, pond
Henry Dunant; Henri Dunant|m|1828|1910|businessman|bandage
Henry Every|m|1659|1699|pirate|treasure chest
Henry Ford|m|1863|1947|businessman|car, assembly line
Henry Hudson|m|1565|1611|explorer|ship, ice floe
Henry II|m|1133|1189|king
Henry IV of France|m|1553|1610|king
Henry J. Heinz; Henry Heinz|m|1844|1919|businessman|ketchup
Henry Kissinger; Kissinger|m|1923|2023|politician
Henry Moore|m|1898|1986|sculptor|statue
Henry Morgan; Captain Morgan|m|1635|1688|pirate|bottle of rum
Henry Morton Stanley|m|1841|1904|explorer
Henry the Navigator; Prince Henry the Navigator|m|1394|1460|prince|caravel, map
Henry V|m|1386|1422|king|bow
Henry VII|m|1457|1509|king
Henry VIII; Henry the Eighth; King Henry VIII|m|1491|1547|king|axe
Hephaestus|m|-800|-400|blacksmith|hammer, anvil
Hera|f|-800|-400|queen|peacock
Heraclitus|m|-535|-475|philosopher
Herbert Hoover|m|1874|1964|president
Herbert von Karajan; Karajan|m|1908|1989|musician|baton
Hercule Poirot; Poirot|m|1874|1949|detective
Hercules; Heracles|m|-1286|-1238|hero|lion
Herman Melville; Melville|m|1819|1891|writer|whale
Hermann Göring; Hermann Goering; Göring; Goering|m|1893|1946|politician
Hermann Hesse|m|1877|1962|writer
Hermann Rorschach|m|1884|1922|psychiatrist
Hermes|m|-800|-400|man|sandal, wing
Hernán Cortés; Hernan Cortes; Hernando Cortez; Cortés; Cortes|m|1485|1547|conquistador|sword, Aztec temple
Hernando de Soto|m|1500|1542|conquistador
Hero of Alexandria; Heron of Alexandria|m|10|70|inventor|steam
Herodotus|m|-484|-425|historian|scroll
Hesiod|m|-750|-680|poet
Hetty Green|f|1834|1916|businesswoman|money
Hideki Tojo; Tojo|m|1884|1948|general
Hideki Yukawa|m|1907|1981|physicist
Hieronymus Bosch|m|1450|1516|painter|demon
Hildegard of Bingen; Hildegard|f|1098|1179|nun|herb, sheet music
Hillary Clinton|f|1947|-|politician
Himiko|f|170|248|queen|mirror
Hipparchus|m|-190|-120|astronomer|star
Hippocrates|m|-460|-370|doctor|scroll
Hiram Bingham|m|1875|1956|explorer|Machu Picchu
Hiram Maxim|m|1840|1916|inventor
Hiroo Onoda|m|1922|2014|soldier|sword
Hiroshige; Utagawa Hiroshige|m|1797|1858|painter|bridge
Ho Chi Minh|m|1890|1969|president
Hokusai; Katsushika Hokusai|m|1760|1849|painter|huge wave, Mount Fuji
Homer|m|-800|-740|poet|harp, scroll
Homi Bhabha|m|1909|1966|physicist|nuclear reactor
Hone Heke|m|1807|1850|hero|axe
Hong Xiuquan|m|1814|1864|man
Hongi Hika|m|1772|1828|general|musket
Hongwu Emperor; Zhu Yuanzhang|m|1328|1398|emperor
Honoré de Balzac; Balzac|m|1799|1850|writer|cup of coffee
Horatio Nelson; Lord Nelson; Admiral Nelson|m|1758|1805|sailor|warship, column
Hosni Mubarak; Mubarak|m|1928|2020|president
Hotu Matua; Hotu Matu'a|m|1150|1230|king|canoe, moai
Howard Carter|m|1874|1939|archaeologist|tomb, sarcophagus
Howard Florey|m|1898|1968|scientist|medicine
Howard Hughes|m|1905|1976|businessman|airplane
Hua Tuo|m|140|208|doctor
Huayna Capac|m|1464|1527|emperor
Huda Sha'arawi; Huda Shaarawi|f|1879|1947|woman
Hugh Hefner|m|1926|2017|businessman|rabbit, magazine
Hugh Masekela|m|1939|2018|musician|trumpet
Hugo Chávez; Hugo Chavez|m|1954|2013|president
Hulagu Khan|m|1217|1265|general|horse
Hulk Hogan|m|1953|2025|athlete
Humayun|m|1508|1556|emperor|tomb
Humphrey Bogart; Bogart|m|1899|1957|actor
Humphry Davy|m|1778|1829|chemist|oil lamp
Hürrem Sultan; Hurrem Sultan; Roxelana|f|1504|1558|queen
Hypatia; Hypatia of Alexandria|f|360|415|mathematician|scroll, astrolabe
I. M. Pei|m|1917|2019|architect|Louvre pyramid
Ian Fleming|m|1908|1964|writer
Ibn Battuta|m|1304|1369|explorer|camel
Ibn Khaldun|m|1332|1406|historian|book
Ibn Saud|m|1875|1953|king|oil well
Icarus|m|-1560|-1540|boy|wing, sun
Ida B. Wells|f|1862|1931|journalist|newspaper
Idi Amin|m|1925|2003|president|medal
Ignatius of Loyola|m|1491|1556|priest
Ignaz Semmelweis; Semmelweis|m|1818|1865|doctor|water basin, soap
Igor Sikorsky|m|1889|1972|engineer|helicopter
Igor Stravinsky; Stravinsky|m|1882|1971|musician
Imelda Marcos|f|1929|-|politician|shoe, high heel
Imhotep|m|-2670|-2600|architect|step pyramid
Immanuel Kant|m|1724|1804|philosopher|clock
Imran Khan|m|1952|-|politician|cricket bat
Indira Gandhi|f|1917|1984|politician|sari
Ingmar Bergman|m|1918|2007|man|chess, film camera
Ingrid Bergman|f|1915|1982|actress
Ingvar Kamprad|m|1926|2018|businessman|chair
Ip Man; Yip Man|m|1893|1972|athlete
Irena Sendler|f|1910|2008|nurse|jar
Irène Joliot-Curie; Irene Joliot-Curie|f|1897|1956|chemist|test tube
Irene of Athens; Empress Irene|f|752|803|queen
Isaac Asimov; Asimov|m|1920|1992|writer|robot
Isaac Newton; Sir Isaac Newton; Newton|m|1643|1727|physicist|apple, prism, telescope
Isaac Singer|m|1811|1875|inventor|sewing machine
Isabel Allende|f|1942|-|writer
Isabella Bird|f|1831|1904|explorer|horse
Isabella of Castile; Queen Isabella; Isabella I|f|1451|1504|queen
Isadora Duncan|f|1877|1927|dancer|scarf
Isambard Kingdom Brunel; Brunel|m|1806|1859|engineer|bridge, chain, steamboat
Ishi|m|1861|1916|man|bow
Ishikawa Goemon|m|1558|1594|thief|cauldron
Isoroku Yamamoto; Admiral Yamamoto|m|1884|1943|general|battleship
Israel Kamakawiwoʻole; Israel Kamakawiwo'ole|m|1959|1997|singer|guitar
Italo Calvino|m|1923|1985|writer
Ivan Pavlov; Pavlov|m|1849|1936|scientist|dog, bell
Ivan the Terrible; Ivan IV|m|1530|1584|king|St Basil's Cathedral
Ivar the Boneless|m|794|873|viking|Viking ship
`
