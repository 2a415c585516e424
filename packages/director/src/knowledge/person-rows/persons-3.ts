/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_3 = `
George Sand|f|1804|1876|writer|black-hair suit
George Soros; Soros|m|1930|-|investor|old gray-hair suit
George Stephenson|m|1781|1848|engineer|white-hair suit|locomotive
George VI; King George VI|m|1895|1952|king|uniform|microphone
George W. Bush|m|1946|-|president|gray-hair suit
George Washington Carver|m|1864|1943|scientist|deep-skin moustache suit|peanut
George Washington; General Washington; President Washington|m|1732|1799|president|white-hair uniform|cherry tree, horse
George Weah|m|1966|-|footballer|deep-skin bald|football
Georges Bizet; Bizet|m|1838|1875|musician|beard glasses
Georges Braque; Braque|m|1882|1963|painter
Georges Clemenceau; Clemenceau|m|1841|1929|politician|old moustache bald
Georges Cuvier; Cuvier|m|1769|1832|biologist||fossil, mammoth
Georges Danton; Danton|m|1759|1794|lawyer|white-hair|guillotine
Georges Lemaître; Georges Lemaitre|m|1894|1966|priest|glasses black-hair|Big Bang
Georges Méliès; Georges Melies|m|1861|1938|magician|beard bald|rocket, moon, film camera
Georges Seurat; Seurat|m|1859|1891|painter|beard
Georgia O'Keeffe; O'Keeffe|f|1887|1986|painter|old bun hat|flower
Georgy Zhukov; Marshal Zhukov; Zhukov|m|1896|1974|general|uniform|horse
Gerald Ford|m|1913|2006|president|suit
Geronimo|m|1829|1909|man|black-hair
Gertrude Bell|f|1868|1926|explorer|hat dress|camel
Gertrude Ederle|f|1905|2003|swimmer|short-hair|goggles
Gertrude Stein|f|1874|1946|writer|short-hair|rose
Getúlio Vargas; Getulio Vargas|m|1882|1954|president|suit
Giacomo Puccini; Puccini|m|1858|1924|musician|moustache|opera house
Gian Lorenzo Bernini; Bernini|m|1598|1680|sculptor|moustache|fountain, statue
Gianluigi Buffon; Buffon|m|1978|-|goalkeeper|black-hair|goal net
Gianni Versace|m|1946|1997|designer|beard gray-hair|dress
Gilberto Gil|m|1942|-|singer|deep-skin|guitar
Gilgamesh|m|-2800|-2700|king|beard|lion, clay tablet
Ginger Rogers|f|1911|1995|dancer|blond-hair dress
Gino Bartali|m|1914|2000|cyclist|hat|bicycle
Gioachino Rossini; Rossini|m|1792|1868|musician||opera house
Giordano Bruno|m|1548|1600|monk|robe|fire, star
Giorgio Vasari; Vasari|m|1511|1574|painter|beard
Giotto; Giotto di Bondone|m|1267|1337|painter|hat|painting
Giovanni Cassini|m|1625|1712|astronomer|long-hair curly-hair|planet Saturn
Girolamo Savonarola; Savonarola|m|1452|1498|monk|robe|bonfire
Giuseppe Arcimboldo; Arcimboldo|m|1527|1593|painter|beard|fruit, vegetable
Giuseppe Garibaldi; Garibaldi|m|1807|1882|general|beard hat|sword
Giuseppe Mazzini; Mazzini|m|1805|1872|politician|beard
Giuseppe Verdi; Verdi|m|1813|1901|musician|beard top-hat|opera house
Glenn Gould|m|1932|1982|pianist|brown-hair|piano
god Apollo; Apollo the god|m|-800|-400|man|curly-hair blond-hair|harp, sun
goddess Freya; Freyja|f|200|1000|woman|blond-hair long-hair|cat, chariot
Golda Meir|f|1898|1978|politician|old gray-hair bun
Goliath|m|-1060|-1020|soldier|beard helmet|spear, sling
Gordon Parks|m|1912|2006|photographer|deep-skin moustache|camera
Gordon Ramsay|m|1966|-|cook|blond-hair|frying pan
Gottfried Wilhelm Leibniz; Gottfried Leibniz; Leibniz|m|1646|1716|mathematician|long-hair curly-hair black-hair
Gottlieb Daimler|m|1834|1900|engineer|beard|car, engine
Grace Hopper|f|1906|1992|programmer|old glasses uniform hat|computer, moth
Grace Kelly|f|1929|1982|actress|blond-hair dress
Grace O'Malley|f|1530|1603|pirate|red-hair long-hair|galley
Grandma Moses|f|1860|1961|painter|old glasses bun
Grant Wood|m|1891|1942|painter|glasses|pitchfork
Granville Woods|m|1856|1910|inventor|deep-skin moustache|train
Gregor Mendel; Mendel|m|1822|1884|monk|glasses robe|pea
Greta Garbo; Garbo|f|1905|1990|actress|blond-hair hat
Greta Thunberg|f|2003|-|girl|braids|sign
Grigori Perelman; Perelman|m|1966|-|mathematician|beard long-hair
Griselda Blanco|f|1943|2012|gangster|black-hair
Groucho Marx|m|1890|1977|actor|moustache glasses suit
Guan Yu|m|160|220|general|beard robe|sword
Guccio Gucci|m|1881|1953|businessman|suit|handbag
Guglielmo Marconi; Marconi|m|1874|1937|inventor|suit|radio
Guinevere; Queen Guinevere|f|480|540|queen|long-hair dress crown
Guion Bluford|m|1942|-|astronaut|deep-skin moustache|space shuttle
Guru Gobind Singh|m|1666|1708|prophet|beard turban|sword
Guru Nanak|m|1469|1539|prophet|old beard white-hair turban robe
Gus Grissom|m|1926|1967|astronaut|short-hair|space capsule
Gustav Klimt; Klimt|m|1862|1918|painter|beard bald robe|cat
Gustav Mahler; Mahler|m|1860|1911|musician|glasses black-hair
Gustave Courbet; Courbet|m|1819|1877|painter|beard
Gustave Eiffel|m|1832|1923|engineer|beard gray-hair suit|Eiffel Tower
Gustave Flaubert; Flaubert|m|1821|1880|writer|moustache bald
Gustavus Adolphus|m|1594|1632|king|beard blond-hair
Guy de Maupassant; Maupassant|m|1850|1893|writer|moustache
Guy Fawkes|m|1570|1606|soldier|beard moustache hat|barrel
H. G. Wells; H.G. Wells|m|1866|1946|writer|moustache suit
H. H. Holmes; H.H. Holmes|m|1861|1896|doctor|moustache hat suit|hotel
H. P. Lovecraft; H.P. Lovecraft; Lovecraft|m|1890|1937|writer|suit|octopus
Hades|m|-800|-400|king|beard black-hair crown|dog
Hadrian|m|76|138|emperor|beard curly-hair|wall
Hafez al-Assad|m|1930|2000|president|moustache suit
Hafez; Hafiz|m|1325|1390|poet|beard turban robe|rose, wine
Haile Gebrselassie|m|1973|-|runner|deep-skin|running shoe
Haile Selassie|m|1892|1975|emperor|deep-skin beard crown uniform|lion
Hakeem Olajuwon|m|1963|-|basketball player|deep-skin|basketball
Hamlet|m|1180|1210|prince|black-hair|crown, skeleton
Hammurabi|m|-1810|-1750|king|beard hat robe|clay tablet
Han Kang|f|1970|-|writer|black-hair
Han van Meegeren|m|1889|1947|painter|moustache|painting
Hank Aaron|m|1934|2021|athlete|deep-skin hat|baseball bat
Hank Williams|m|1923|1953|singer|hat|guitar
Hannah Arendt; Arendt|f|1906|1975|philosopher|short-hair
Hannibal; Hannibal Barca|m|-247|-183|general|beard helmet|elephant
Hans Christian Andersen|m|1805|1875|writer|top-hat suit|mermaid, swan
Hans Christian Ørsted; Hans Christian Oersted|m|1777|1851|physicist||compass
Hans Holbein; Holbein|m|1497|1543|painter|beard hat|painting
Hans Zimmer|m|1957|-|musician|gray-hair|piano
Harald Bluetooth|m|911|986|king|beard crown
Harald Hardrada|m|1015|1066|viking|beard|axe, Viking ship
Harold Godwinson; King Harold|m|1022|1066|king|moustache crown|arrow
Harold Lloyd|m|1893|1971|actor|glasses hat suit|clock
Harper Lee|f|1926|2016|writer|short-hair
Harriet Beecher Stowe|f|1811|1896|writer|curly-hair dress|book
Harriet Quimby|f|1875|1912|pilot||airplane
Harriet Tubman; Tubman|f|1822|1913|woman|deep-skin headscarf dress|lantern
Harrison Ford|m|1942|-|actor|hat
Harry Houdini; Houdini|m|1874|1926|magician|black-hair curly-hair suit|handcuff, chain, lock
Harry Truman; Harry S. Truman; Truman|m|1884|1972|president|glasses suit
Haruki Murakami; Murakami|m|1949|-|writer|short-hair|cat, running shoe
Harun al-Rashid|m|763|809|emperor|beard turban robe|lamp
Harvey Milk|m|1930|1978|politician|black-hair suit|megaphone
Hatshepsut|f|-1507|-1458|pharaoh|crown|temple, obelisk
Hattie McDaniel|f|1893|1952|actress|deep-skin
Hattori Hanzo; Hattori Hanzō|m|1542|1596|ninja||katana
Hayao Miyazaki; Miyazaki|m|1941|-|artist|old beard white-hair glasses|castle, pencil
Hayreddin Barbarossa|m|1478|1546|pirate|beard red-hair turban|galley
Heath Ledger|m|1979|2008|actor|blond-hair curly-hair
Hector Berlioz; Berlioz|m|1803|1869|musician|curly-hair
Hector of Troy|m|-1215|-1185|soldier|helmet beard|spear, shield
Hedy Lamarr|f|1914|2000|actress|black-hair curly-hair dress|Wi-Fi
Heinrich Heine|m|1797|1856|poet|long-hair
Heinrich Hertz|m|1857|1894|physicist|beard
Heinrich Himmler; Himmler|m|1900|1945|politician|moustache glasses uniform
Heinrich Schliemann; Schliemann|m|1822|1890|archaeologist|moustache glasses|wooden horse
Helen Keller|f|1880|1968|writer|bun dress|book
Helen of Troy|f|-1210|-1160|queen|long-hair blond-hair dress|wooden horse
Helena Blavatsky; Madame Blavatsky|f|1831|1891|writer|headscarf
Helena Rubinstein|f|1872|1965|businesswoman|bun dress|makeup
Helmut Kohl|m|1930|2017|politician|glasses suit
Héloïse; Heloise|f|1100|1164|nun|robe|letter
Henri Becquerel; Becquerel|m|1852|1908|physicist|beard
Henri Cartier-Bresson|m|1908|2004|photographer||camera
Henri Charrière; Henri Charriere; Papillon|m|1906|1973|prisoner||butterfly
Henri Christophe|m|1767|1820|king|deep-skin uniform|castle
Henri de Toulouse-Lautrec; Toulouse-Lautrec|m|1864|1901|painter|beard glasses hat|poster
Henri Matisse; Matisse|m|1869|1954|painter|old beard glasses|scissors
Henri Poincaré; Henri Poincare; Poincaré; Poincare|m|1854|1912|mathematician|beard glasses
Henri Rousseau|m|1844|1910|painter|moustache|tiger
Henrietta Lacks|f|1920|1951|woman|deep-skin short-hair curly-hair|cancer cell
Henrietta Leavitt; Henrietta Swan Leavitt|f|1868|1921|astronomer|bun dress|star
Henrik Ibsen; Ibsen|m|1828|1906|writer|old white-hair glasses|doll house
Henry Box Brown|m|1815|1897|slave|deep-skin|box
Henry Cavendish|m|1731|1810|scientist|hat
Henry David Thoreau; Thoreau|m|1817|1862|writer|beard|cabin, pond
Henry Dunant; Henri Dunant|m|1828|1910|businessman|old beard white-hair|bandage
Henry Every|m|1659|1699|pirate|hat|treasure chest
Henry Ford|m|1863|1947|businessman|gray-hair suit|car, assembly line
Henry Hudson|m|1565|1611|explorer|beard|ship, ice floe
Henry II|m|1133|1189|king|beard crown red-hair
Henry IV of France|m|1553|1610|king|beard
Henry J. Heinz; Henry Heinz|m|1844|1919|businessman|moustache suit|ketchup
Henry Kissinger; Kissinger|m|1923|2023|politician|old glasses gray-hair curly-hair suit
Henry Moore|m|1898|1986|sculptor||statue
Henry Morgan; Captain Morgan|m|1635|1688|pirate|moustache hat|bottle of rum
Henry Morton Stanley|m|1841|1904|explorer|moustache hat
Henry the Navigator; Prince Henry the Navigator|m|1394|1460|prince|moustache hat|caravel, map
Henry V|m|1386|1422|king|short-hair crown|bow
Henry VII|m|1457|1509|king|hat
Henry VIII; Henry the Eighth; King Henry VIII|m|1491|1547|king|beard red-hair hat|axe
Hephaestus|m|-800|-400|blacksmith|beard|hammer, anvil
Hera|f|-800|-400|queen|crown dress|peacock
Heraclitus|m|-535|-475|philosopher|beard
Herbert Hoover|m|1874|1964|president|suit
Herbert von Karajan; Karajan|m|1908|1989|musician|white-hair suit|baton
Hercule Poirot; Poirot|m|1874|1949|detective|moustache bald suit
Hercules; Heracles|m|-1286|-1238|hero|beard curly-hair|lion
Herman Melville; Melville|m|1819|1891|writer|beard|whale
Hermann Göring; Hermann Goering; Göring; Goering|m|1893|1946|politician|uniform
Hermann Hesse|m|1877|1962|writer|glasses
Hermann Rorschach|m|1884|1922|psychiatrist|moustache
Hermes|m|-800|-400|man|hat curly-hair|sandal, wing
Hernán Cortés; Hernan Cortes; Hernando Cortez; Cortés; Cortes|m|1485|1547|conquistador|beard helmet|sword, Aztec temple
Hernando de Soto|m|1500|1542|conquistador|beard helmet
Hero of Alexandria; Heron of Alexandria|m|10|70|inventor|beard robe|steam
Herodotus|m|-484|-425|historian|beard curly-hair|scroll
Hesiod|m|-750|-680|poet|beard robe
Hetty Green|f|1834|1916|businesswoman|old dress hat|money
Hideki Tojo; Tojo|m|1884|1948|general|bald moustache glasses uniform
Hideki Yukawa|m|1907|1981|physicist|glasses suit
Hieronymus Bosch|m|1450|1516|painter|hat|demon
Hildegard of Bingen; Hildegard|f|1098|1179|nun|robe|herb, sheet music
Hillary Clinton|f|1947|-|politician|blond-hair short-hair suit
Himiko|f|170|248|queen|black-hair long-hair robe|mirror
Hipparchus|m|-190|-120|astronomer|beard robe|star
Hippocrates|m|-460|-370|doctor|old beard bald robe|scroll
Hiram Bingham|m|1875|1956|explorer|hat|Machu Picchu
Hiram Maxim|m|1840|1916|inventor|beard white-hair
Hiroo Onoda|m|1922|2014|soldier|uniform hat|sword
Hiroshige; Utagawa Hiroshige|m|1797|1858|painter|bald robe|bridge
Ho Chi Minh|m|1890|1969|president|old beard white-hair
Hokusai; Katsushika Hokusai|m|1760|1849|painter|old robe|huge wave, Mount Fuji
Homer|m|-800|-740|poet|old beard robe|harp, scroll
Homi Bhabha|m|1909|1966|physicist|suit black-hair|nuclear reactor
Hone Heke|m|1807|1850|hero|black-hair|axe
Hong Xiuquan|m|1814|1864|man|beard robe
Hongi Hika|m|1772|1828|general|black-hair|musket
Hongwu Emperor; Zhu Yuanzhang|m|1328|1398|emperor|beard hat robe
Honoré de Balzac; Balzac|m|1799|1850|writer|moustache|cup of coffee
Horatio Nelson; Lord Nelson; Admiral Nelson|m|1758|1805|sailor|hat uniform white-hair|warship, column
Hosni Mubarak; Mubarak|m|1928|2020|president|black-hair suit
Hotu Matua; Hotu Matu'a|m|1150|1230|king||canoe, moai
Howard Carter|m|1874|1939|archaeologist|moustache suit hat|tomb, sarcophagus
Howard Florey|m|1898|1968|scientist|glasses|medicine
Howard Hughes|m|1905|1976|businessman|moustache hat suit|airplane
Hua Tuo|m|140|208|doctor|old beard robe
Huayna Capac|m|1464|1527|emperor|black-hair crown
Huda Sha'arawi; Huda Shaarawi|f|1879|1947|woman|headscarf
Hugh Hefner|m|1926|2017|businessman|robe|rabbit, magazine
Hugh Masekela|m|1939|2018|musician|deep-skin|trumpet
Hugo Chávez; Hugo Chavez|m|1954|2013|president|black-hair
Hulagu Khan|m|1217|1265|general|beard hat|horse
Hulk Hogan|m|1953|2025|athlete|moustache blond-hair long-hair
Humayun|m|1508|1556|emperor|beard turban robe|tomb
Humphrey Bogart; Bogart|m|1899|1957|actor|hat suit
Humphry Davy|m|1778|1829|chemist|curly-hair|oil lamp
Hürrem Sultan; Hurrem Sultan; Roxelana|f|1504|1558|queen|red-hair crown dress
Hypatia; Hypatia of Alexandria|f|360|415|mathematician|long-hair robe|scroll, astrolabe
I. M. Pei|m|1917|2019|architect|glasses suit|Louvre pyramid
Ian Fleming|m|1908|1964|writer|suit
Ibn Battuta|m|1304|1369|explorer|beard turban robe|camel
Ibn Khaldun|m|1332|1406|historian|beard turban robe|book
Ibn Saud|m|1875|1953|king|beard headscarf robe|oil well
Icarus|m|-1560|-1540|boy|curly-hair|wing, sun
Ida B. Wells|f|1862|1931|journalist|deep-skin bun dress|newspaper
Idi Amin|m|1925|2003|president|deep-skin uniform|medal
Ignatius of Loyola|m|1491|1556|priest|bald beard robe
Ignaz Semmelweis; Semmelweis|m|1818|1865|doctor|moustache bald|water basin, soap
Igor Sikorsky|m|1889|1972|engineer|moustache hat suit|helicopter
Igor Stravinsky; Stravinsky|m|1882|1971|musician|glasses
Imelda Marcos|f|1929|-|politician|black-hair bun dress|shoe, high heel
Imhotep|m|-2670|-2600|architect|bald|step pyramid
Immanuel Kant|m|1724|1804|philosopher|white-hair|clock
Imran Khan|m|1952|-|politician|black-hair|cricket bat
Indira Gandhi|f|1917|1984|politician|black-hair short-hair|sari
Ingmar Bergman|m|1918|2007|man|hat|chess, film camera
Ingrid Bergman|f|1915|1982|actress|short-hair
Ingvar Kamprad|m|1926|2018|businessman|old glasses|chair
Ip Man; Yip Man|m|1893|1972|athlete|bald robe
Irena Sendler|f|1910|2008|nurse|bun|jar
Irène Joliot-Curie; Irene Joliot-Curie|f|1897|1956|chemist|short-hair brown-hair|test tube
Irene of Athens; Empress Irene|f|752|803|queen|crown robe
Isaac Asimov; Asimov|m|1920|1992|writer|glasses white-hair|robot
Isaac Newton; Sir Isaac Newton; Newton|m|1643|1727|physicist|long-hair curly-hair gray-hair|apple, prism, telescope
Isaac Singer|m|1811|1875|inventor|beard|sewing machine
Isabel Allende|f|1942|-|writer|red-hair
Isabella Bird|f|1831|1904|explorer|dress|horse
Isabella of Castile; Queen Isabella; Isabella I|f|1451|1504|queen|crown dress
Isadora Duncan|f|1877|1927|dancer|dress|scarf
Isambard Kingdom Brunel; Brunel|m|1806|1859|engineer|top-hat suit|bridge, chain, steamboat
Ishi|m|1861|1916|man|black-hair|bow
Ishikawa Goemon|m|1558|1594|thief|black-hair|cauldron
Isoroku Yamamoto; Admiral Yamamoto|m|1884|1943|general|uniform short-hair|battleship
Israel Kamakawiwoʻole; Israel Kamakawiwo'ole|m|1959|1997|singer|black-hair long-hair|guitar
Italo Calvino|m|1923|1985|writer
Ivan Pavlov; Pavlov|m|1849|1936|scientist|old beard white-hair|dog, bell
Ivan the Terrible; Ivan IV|m|1530|1584|king|beard hat robe|St Basil's Cathedral
Ivar the Boneless|m|794|873|viking|beard|Viking ship
J. D. Salinger; J.D. Salinger; Salinger|m|1919|2010|writer|black-hair
J. Edgar Hoover; Edgar Hoover|m|1895|1972|detective|suit
J. J. Thomson|m|1856|1940|physicist|moustache glasses|electron
J. K. Rowling; J.K. Rowling; Rowling|f|1965|-|writer|blond-hair long-hair|owl, wand
J. M. Coetzee|m|1940|-|writer|beard white-hair
J. P. Morgan; J.P. Morgan|m|1837|1913|banker|old moustache top-hat suit|bank
J. Paul Getty|m|1892|1976|businessman|old suit|oil well
J. R. R. Tolkien; J.R.R. Tolkien; Tolkien|m|1892|1973|writer|old white-hair suit|ring, dragon, pipe
J. Robert Oppenheimer; Robert Oppenheimer; Oppenheimer|m|1904|1967|physicist|hat suit short-hair|mushroom cloud, pipe
Jacinda Ardern|f|1980|-|politician|brown-hair long-hair
Jack Daniel|m|1849|1911|businessman|moustache hat|whiskey bottle
Jack Johnson|m|1878|1946|boxer|deep-skin bald|boxing glove
Jack Kerouac; Kerouac|m|1922|1969|writer|black-hair|road, typewriter
Jack London|m|1876|1916|writer||wolf, dog
Jack Ma|m|1964|-|businessman|black-hair
Jack Nicklaus|m|1940|-|athlete|blond-hair|golf club
Jack Ruby|m|1911|1967|man|hat suit
Jack the Ripper|m|1850|1900|man|top-hat|knife, fog
Jackie Chan|m|1954|-|actor|black-hair
Jackie Kennedy; Jacqueline Kennedy; Jackie Onassis|f|1929|1994|woman|black-hair short-hair hat dress
Jackie Robinson|m|1919|1972|athlete|deep-skin hat|baseball bat, baseball
Jackson Pollock; Pollock|m|1912|1956|painter|bald|paint can
Jacob Roggeveen|m|1659|1729|explorer||moai, ship
Jacques Cartier|m|1491|1557|explorer|beard hat|ship
Jacques Cousteau; Cousteau|m|1910|1997|diver|hat gray-hair|diving mask, ship
Jacques Piccard|m|1922|2008|explorer||submarine
Jacques-Louis David|m|1748|1825|painter|curly-hair|painting
Jagadish Chandra Bose|m|1858|1937|scientist|moustache suit|plant
Jahangir|m|1569|1627|emperor|moustache turban robe
Jair Bolsonaro; Bolsonaro|m|1955|-|president|suit
Jakob Fugger; Fugger|m|1459|1525|banker|hat|pile of coins
James Baldwin|m|1924|1987|writer|deep-skin|typewriter
James Bond|m|1921|-|spy|black-hair suit|sports car
James Brown|m|1933|2006|singer|deep-skin black-hair|microphone
James Cameron|m|1954|-|man|white-hair|submarine, Titanic
James Chadwick|m|1891|1974|physicist|glasses|neutron
James Clerk Maxwell|m|1831|1879|physicist|beard|magnetic field
James Cook; Captain Cook; Captain James Cook|m|1728|1779|captain|hat uniform white-hair|ship, map
James Dean|m|1931|1955|actor|blond-hair|sports car
James Hargreaves|m|1720|1778|weaver||spinning wheel
James Hutton|m|1726|1797|scientist||rock
James I|m|1566|1625|king|beard
James Joyce|m|1882|1941|writer|moustache glasses hat
James Madison|m|1751|1836|president|white-hair|quill
James McNeill Whistler|m|1834|1903|painter|moustache curly-hair
James Naismith|m|1861|1939|teacher|moustache glasses|basketball, basket
James Prescott Joule|m|1818|1889|physicist|beard old
James Watson|m|1928|2025|biologist|curly-hair suit|dna
James Watt|m|1736|1819|inventor|white-hair|steam engine
Jamie Oliver|m|1975|-|cook|blond-hair|cooking pot
Jan Hus|m|1370|1415|priest|beard hat robe|fire
Jan van Eyck|m|1390|1441|painter|turban|mirror
Jane Addams|f|1860|1935|woman|bun dress
Jane Austen; Austen|f|1775|1817|writer|curly-hair dress|quill
Jane Goodall; Goodall|f|1934|2025|biologist|gray-hair long-hair|chimpanzee, binoculars
Jane Seymour|f|1508|1537|queen|dress
Janis Joplin|f|1943|1970|singer|long-hair glasses|microphone
Jawaharlal Nehru; Nehru|m|1889|1964|politician|hat old|rose
Jay-Z|m|1969|-|singer|deep-skin|microphone
Jayavarman VII|m|1122|1218|king|bun|temple
Jean Batten|f|1909|1982|pilot|short-hair black-hair|airplane
Jean de La Fontaine; La Fontaine|m|1621|1695|poet|long-hair|crow, fox
Jean Moulin|m|1899|1943|spy|hat|scarf
Jean Piaget; Piaget|m|1896|1980|psychologist|old glasses white-hair
Jean Sibelius; Sibelius|m|1865|1957|musician|bald
Jean-Bédel Bokassa; Bokassa|m|1921|1996|emperor|deep-skin beard crown|throne
Jean-Claude Killy|m|1943|-|athlete||ski
Jean-Eugène Robert-Houdin; Robert-Houdin|m|1805|1871|magician|suit
Jean-François Champollion; Jean-Francois Champollion; Champollion|m|1790|1832|scholar|black-hair|hieroglyphs
Jean-François Millet|m|1814|1875|painter|beard|wheat
Jean-Jacques Dessalines; Dessalines|m|1758|1806|emperor|deep-skin hat uniform
Jean-Jacques Rousseau; Rousseau|m|1712|1778|philosopher|white-hair
Jean-Michel Basquiat; Basquiat|m|1960|1988|painter|deep-skin braids|crown
Jean-Paul Marat; Marat|m|1743|1793|journalist||bathtub
Jean-Paul Sartre; Sartre|m|1905|1980|philosopher|glasses suit|pipe
Jeanne Baret|f|1740|1807|explorer||plant, ship
Jeanne Calment|f|1875|1997|woman|old white-hair
Jeff Bezos; Bezos|m|1964|-|businessman|bald suit|package, rocket
Jefferson Davis|m|1808|1889|president|beard suit
Jeffrey Dahmer; Dahmer|m|1960|1994|convict|blond-hair glasses
Jennifer Doudna|f|1964|-|scientist|blond-hair|dna
Jenny Lind|f|1820|1887|singer|dress
Jensen Huang|m|1963|-|businessman|white-hair glasses|graphics card
Jeremy Bentham; Bentham|m|1748|1832|philosopher|long-hair white-hair hat
Jesse James|m|1847|1882|outlaw|beard hat|train, wanted poster
Jesse Livermore|m|1877|1940|investor|suit|stock chart
Jesse Owens|m|1913|1980|sprinter|deep-skin short-hair|gold medal, running track
Jesus Christ; Jesus of Nazareth; Jesus|m|-4|33|prophet|beard long-hair brown-hair robe|cross
Jet Li|m|1963|-|actor|short-hair
Jezebel|f|-890|-842|queen|crown
Jigoro Kano|m|1860|1938|athlete|moustache|judo uniform
Jim Carrey|m|1962|-|actor|brown-hair
Jim Henson|m|1936|1990|man|beard long-hair|puppet, frog
Jim Jones|m|1931|1978|priest|black-hair glasses
Jim Lovell|m|1928|2025|astronaut||space capsule
Jim Morrison|m|1943|1971|singer|long-hair curly-hair brown-hair|microphone
Jim Thorpe|m|1887|1953|athlete|black-hair|gold medal, American football
Jimi Hendrix; Hendrix|m|1942|1970|guitarist|deep-skin curly-hair black-hair|electric guitar
Jimmy Carter|m|1924|2024|president|old white-hair suit|peanut
Jimmy Hoffa; Hoffa|m|1913|1975|man|black-hair suit|truck
Jimmy Page|m|1944|-|guitarist|long-hair|electric guitar
Joan Baez|f|1941|-|singer|long-hair black-hair|guitar
Joan Miró; Joan Miro|m|1893|1983|painter|white-hair|star
Joan of Arc; Jeanne d'Arc|f|1412|1431|knight|short-hair|armor, sword, fire
Joanna the Mad; Juana la Loca|f|1479|1555|queen|headscarf dress|coffin
Jocelyn Bell Burnell; Jocelyn Bell|f|1943|-|astronomer|glasses|radio telescope
Joe Biden; Biden|m|1942|-|president|old white-hair suit glasses
Joe DiMaggio|m|1914|1999|athlete|hat|baseball
Joe Frazier|m|1944|2011|boxer|deep-skin beard|boxing glove
Joe Louis|m|1914|1981|boxer|deep-skin|boxing glove
Johan Cruyff; Cruyff|m|1947|2016|footballer|brown-hair long-hair|football
Johann Sebastian Bach; Bach; J. S. Bach|m|1685|1750|musician|white-hair curly-hair|piano, sheet music
Johann Strauss; Johann Strauss II|m|1825|1899|violinist|moustache curly-hair|violin
Johann Wolfgang von Goethe; Goethe|m|1749|1832|writer|gray-hair|quill
Johannes Brahms; Brahms|m|1833|1897|pianist|old beard white-hair long-hair|piano
Johannes Gutenberg; Gutenberg|m|1400|1468|inventor|beard hat robe|printing press
Johannes Kepler; Kepler|m|1571|1630|astronomer|beard moustache brown-hair|orbit, planet
Johannes Vermeer; Vermeer|m|1632|1675|painter|hat long-hair|earring, pearl
John Adams|m|1735|1826|president|bald white-hair
John Boyd Dunlop|m|1840|1921|inventor|beard|tire
John Brown|m|1800|1859|man|old beard white-hair
John Cage|m|1912|1992|musician||piano
John Calvin|m|1509|1564|priest|beard hat robe
John Coltrane; Coltrane|m|1926|1967|musician|deep-skin suit|saxophone
John Constable|m|1776|1837|painter||painting
John D. Rockefeller; Rockefeller|m|1839|1937|businessman|old bald suit|oil barrel, oil well
John Dalton|m|1766|1844|chemist|glasses|atom
John Dee|m|1527|1608|scholar|old beard white-hair hat robe|crystal ball
`
