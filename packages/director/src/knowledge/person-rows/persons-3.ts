/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_3 = `
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
J. D. Salinger; J.D. Salinger; Salinger|m|1919|2010|writer
J. Edgar Hoover; Edgar Hoover|m|1895|1972|detective
J. J. Thomson|m|1856|1940|physicist|electron
J. K. Rowling; J.K. Rowling; Rowling|f|1965|-|writer|owl, wand
J. M. Coetzee|m|1940|-|writer
J. P. Morgan; J.P. Morgan|m|1837|1913|banker|bank
J. Paul Getty|m|1892|1976|businessman|oil well
J. R. R. Tolkien; J.R.R. Tolkien; Tolkien|m|1892|1973|writer|ring, dragon, pipe
J. Robert Oppenheimer; Robert Oppenheimer; Oppenheimer|m|1904|1967|physicist|mushroom cloud, pipe
Jacinda Ardern|f|1980|-|politician
Jack Daniel|m|1849|1911|businessman|whiskey bottle
Jack Johnson|m|1878|1946|boxer|boxing glove
Jack Kerouac; Kerouac|m|1922|1969|writer|road, typewriter
Jack London|m|1876|1916|writer|wolf, dog
Jack Ma|m|1964|-|businessman
Jack Nicklaus|m|1940|-|athlete|golf club
Jack Ruby|m|1911|1967|man
Jack the Ripper|m|1850|1900|man|knife, fog
Jackie Chan|m|1954|-|actor
Jackie Kennedy; Jacqueline Kennedy; Jackie Onassis|f|1929|1994|woman
Jackie Robinson|m|1919|1972|athlete|baseball bat, baseball
Jackson Pollock; Pollock|m|1912|1956|painter|paint can
Jacob Roggeveen|m|1659|1729|explorer|moai, ship
Jacques Cartier|m|1491|1557|explorer|ship
Jacques Cousteau; Cousteau|m|1910|1997|diver|diving mask, ship
Jacques Piccard|m|1922|2008|explorer|submarine
Jacques-Louis David|m|1748|1825|painter|painting
Jagadish Chandra Bose|m|1858|1937|scientist|plant
Jahangir|m|1569|1627|emperor
Jair Bolsonaro; Bolsonaro|m|1955|-|president
Jakob Fugger; Fugger|m|1459|1525|banker|pile of coins
James Baldwin|m|1924|1987|writer|typewriter
James Bond|m|1921|-|spy|sports car
James Brown|m|1933|2006|singer|microphone
James Cameron|m|1954|-|man|submarine, Titanic
James Chadwick|m|1891|1974|physicist|neutron
James Clerk Maxwell|m|1831|1879|physicist|magnetic field
James Cook; Captain Cook; Captain James Cook|m|1728|1779|captain|ship, map
James Dean|m|1931|1955|actor|sports car
James Hargreaves|m|1720|1778|weaver|spinning wheel
James Hutton|m|1726|1797|scientist|rock
James I|m|1566|1625|king
James Joyce|m|1882|1941|writer
James Madison|m|1751|1836|president|quill
James McNeill Whistler|m|1834|1903|painter
James Naismith|m|1861|1939|teacher|basketball, basket
James Prescott Joule|m|1818|1889|physicist
James Watson|m|1928|2025|biologist|dna
James Watt|m|1736|1819|inventor|steam engine
Jamie Oliver|m|1975|-|cook|cooking pot
Jan Hus|m|1370|1415|priest|fire
Jan van Eyck|m|1390|1441|painter|mirror
Jane Addams|f|1860|1935|woman
Jane Austen; Austen|f|1775|1817|writer|quill
Jane Goodall; Goodall|f|1934|2025|biologist|chimpanzee, binoculars
Jane Seymour|f|1508|1537|queen
Janis Joplin|f|1943|1970|singer|microphone
Jawaharlal Nehru; Nehru|m|1889|1964|politician|rose
Jay-Z|m|1969|-|singer|microphone
Jayavarman VII|m|1122|1218|king|temple
Jean Batten|f|1909|1982|pilot|airplane
Jean de La Fontaine; La Fontaine|m|1621|1695|poet|crow, fox
Jean Moulin|m|1899|1943|spy|scarf
Jean Piaget; Piaget|m|1896|1980|psychologist
Jean Sibelius; Sibelius|m|1865|1957|musician
Jean-Bédel Bokassa; Bokassa|m|1921|1996|emperor|throne
Jean-Claude Killy|m|1943|-|athlete|ski
Jean-Eugène Robert-Houdin; Robert-Houdin|m|1805|1871|magician
Jean-François Champollion; Jean-Francois Champollion; Champollion|m|1790|1832|scholar|hieroglyphs
Jean-François Millet|m|1814|1875|painter|wheat
Jean-Jacques Dessalines; Dessalines|m|1758|1806|emperor
Jean-Jacques Rousseau; Rousseau|m|1712|1778|philosopher
Jean-Michel Basquiat; Basquiat|m|1960|1988|painter|crown
Jean-Paul Marat; Marat|m|1743|1793|journalist|bathtub
Jean-Paul Sartre; Sartre|m|1905|1980|philosopher|pipe
Jeanne Baret|f|1740|1807|explorer|plant, ship
Jeanne Calment|f|1875|1997|woman
Jeff Bezos; Bezos|m|1964|-|businessman|package, rocket
Jefferson Davis|m|1808|1889|president
Jeffrey Dahmer; Dahmer|m|1960|1994|convict
Jennifer Doudna|f|1964|-|scientist|dna
Jenny Lind|f|1820|1887|singer
Jensen Huang|m|1963|-|businessman|graphics card
Jeremy Bentham; Bentham|m|1748|1832|philosopher
Jesse James|m|1847|1882|outlaw|train, wanted poster
Jesse Livermore|m|1877|1940|investor|stock chart
Jesse Owens|m|1913|1980|sprinter|gold medal, running track
Jesus Christ; Jesus of Nazareth; Jesus|m|-4|33|prophet|cross
Jet Li|m|1963|-|actor
Jezebel|f|-890|-842|queen
Jigoro Kano|m|1860|1938|athlete|judo uniform
Jim Carrey|m|1962|-|actor
Jim Henson|m|1936|1990|man|puppet, frog
Jim Jones|m|1931|1978|priest
Jim Lovell|m|1928|2025|astronaut|space capsule
Jim Morrison|m|1943|1971|singer|microphone
Jim Thorpe|m|1887|1953|athlete|gold medal, American football
Jimi Hendrix; Hendrix|m|1942|1970|guitarist|electric guitar
Jimmy Carter|m|1924|2024|president|peanut
Jimmy Hoffa; Hoffa|m|1913|1975|man|truck
Jimmy Page|m|1944|-|guitarist|electric guitar
Joan Baez|f|1941|-|singer|guitar
Joan Miró; Joan Miro|m|1893|1983|painter|star
Joan of Arc; Jeanne d'Arc|f|1412|1431|knight|armor, sword, fire
Joanna the Mad; Juana la Loca|f|1479|1555|queen|coffin
Jocelyn Bell Burnell; Jocelyn Bell|f|1943|-|astronomer|radio telescope
Joe Biden; Biden|m|1942|-|president
Joe DiMaggio|m|1914|1999|athlete|baseball
Joe Frazier|m|1944|2011|boxer|boxing glove
Joe Louis|m|1914|1981|boxer|boxing glove
Johan Cruyff; Cruyff|m|1947|2016|footballer|football
Johann Sebastian Bach; Bach; J. S. Bach|m|1685|1750|musician|piano, sheet music
Johann Strauss; Johann Strauss II|m|1825|1899|violinist|violin
Johann Wolfgang von Goethe; Goethe|m|1749|1832|writer|quill
Johannes Brahms; Brahms|m|1833|1897|pianist|piano
Johannes Gutenberg; Gutenberg|m|1400|1468|inventor|printing press
Johannes Kepler; Kepler|m|1571|1630|astronomer|orbit, planet
Johannes Vermeer; Vermeer|m|1632|1675|painter|earring, pearl
John Adams|m|1735|1826|president
John Boyd Dunlop|m|1840|1921|inventor|tire
John Brown|m|1800|1859|man
John Cage|m|1912|1992|musician|piano
John Calvin|m|1509|1564|priest
John Coltrane; Coltrane|m|1926|1967|musician|saxophone
John Constable|m|1776|1837|painter|painting
John D. Rockefeller; Rockefeller|m|1839|1937|businessman|oil barrel, oil well
John Dalton|m|1766|1844|chemist|atom
John Dee|m|1527|1608|scholar|crystal ball
`
