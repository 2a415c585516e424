/** Places and organizations with the drawings by which they are recognized: `names|things`. */
export const PLACES_A_TO_D = `
10 Downing Street; Downing Street|door
221B Baker Street|magnifying glass
Aachen|cathedral
Abbey Road|zebra crossing
Abu Dhabi|mosque
Aconcagua|snowy peak
Acropolis; The Acropolis|Acropolis
ADX Florence|prison
Afghanistan|mountain
Africa|elephant, lion, giraffe
Agra|Taj Mahal
Akihabara|video game
Alaska|bear, glacier
Albuquerque|hot-air balloon
Alcatraz; Alcatraz Island|prison
Aldebaran|red giant
Alexandria|lighthouse
Algeria|dune
ALMA|radio telescope
Alpha Centauri|star
Alps; The Alps; Swiss Alps|snowy peak
Alsace|wine
Altai; Altai Mountains|mountain
Altiplano|llama
Alvin submersible|submarine
Amalfi Coast|lemon
Amazon rainforest; Amazon jungle; Amazon basin; The Amazon|jaguar, toucan
Amazon River|piranha
Amber Room|palace
Amboseli|elephant
American Museum of Natural History|dinosaur skeleton
Amistad; La Amistad|slave ship
Amityville|haunted house
Amnesty International|candle
Amsterdam|bicycle, tulip
Anak Krakatau|volcano
Anchorage|mountain
Andalusia|olive
Andes; The Andes|mountain, llama
Andrea Doria; SS Andrea Doria|ocean liner
Andromeda Galaxy; Andromeda|galaxy
Angel Falls|waterfall
Annapurna|snowy peak
Antarctica|penguin, iceberg
Antares|red giant
Antelope Canyon|canyon
Antikythera mechanism|gear
Antwerp|diamond
Apennines|mountain
Apollo Theater|microphone
Apophis|asteroid
Appalachian Mountains; Appalachians|mountain
Appian Way|cobblestone
Arabian Desert|camel, dune
Aral Sea|shipwreck
Arashiyama Bamboo Forest|bamboo
Arc de Triomphe|Arc de Triomphe
Arctic Ocean|iceberg
Arctic; The Arctic|polar bear, iceberg
Area 51|flying saucer, alien
Arecibo; Arecibo Observatory; Arecibo Telescope|radio telescope
Argentina|steak
Ariane 5|rocket
Arizona|cactus
Arlington; Arlington National Cemetery|gravestone
Assam|tea
Asteroid belt|asteroid
Aswan Dam; Aswan High Dam|dam
Aswan|dam
Athens|Acropolis, Parthenon
Atlantis|column
Atlas Mountains|mountain
Auschwitz; Auschwitz-Birkenau|barbed wire
Australia|kangaroo, Sydney Opera House, koala
Austria|mountain
Avignon|bridge
Azerbaijan|oil well
Azores; The Azores|volcano
Babylon|ziggurat
Bagan|pagoda
Bahamas; The Bahamas|palm tree
Bahrain|pearl
Bali|rice terrace
Balmoral|castle
Banda Islands|nutmeg
Banff; Banff National Park|mountain
Bangalore; Bengaluru|computer
Bangkok|tuk-tuk, golden Buddha
Bangladesh|rickshaw
Bank of England|gold bar
Barbados|rum
Barrow, Alaska|polar bear
Bastille; The Bastille|prison
Batavia shipwreck|sailing ship
Bavaria|beer stein, pretzel, castle
Bayern Munich|football
BBC|microphone
Beagle 2|lander
Beale Street|guitar
Belfast|ocean liner
Belgica|sailing ship
Belgium|waffle, french fries, chocolate
Belize|coral reef
Ben Nevis|mountain
Bennu|asteroid
BepiColombo|planet Mercury
Bering Sea|crab
Berkeley; UC Berkeley|university
Berlin Philharmonic|violin
Berlin Wall|Berlin Wall
Berlin|Brandenburg Gate
Bermuda Triangle|shipwreck
Betelgeuse|red giant
Bethlehem|star
Beverly Hills|palm tree
Bhutan|prayer flag, Buddhist temple
Bialowieza; Białowieża|bison
Bibury|cottage
Big Ben; Elizabeth Tower|Big Ben
Big Dipper; Ursa Major|Big Dipper
Big Ear telescope|radio telescope
Bikini Atoll|mushroom cloud
Bismarck battleship; battleship Bismarck|battleship
Black Pearl|pirate ship
Blarney Stone|castle
Blue Mosque|Blue Mosque
Blue Origin|rocket
Bodleian Library|bookshelf
Bolivia|llama
Bolshoi; Bolshoi Theatre|ballet shoe
Bondi; Bondi Beach|surfboard
Bonneville Salt Flats|salt
Book of Kells|book
Bora Bora|overwater bungalow
Bordeaux|bottle of red wine
Borneo|orangutan
Borobudur|Buddha statue
Borough Market|cheese
Boston Red Sox; Red Sox|baseball
Botswana|elephant, diamond
Bourbon Street|trumpet
Boy Scouts|campfire, tent
Bran Castle|castle, vampire
Brandenburg Gate|Brandenburg Gate
Brazil|Christ the Redeemer, football, toucan
Bridge of Sighs|bridge
Brighton|pier
British Library|bookshelf
British Museum|museum, mummy
Brocken|flying broom
Brooklyn Bridge|bridge
Brooklyn|bridge
Brunei|mosque
Brussels|waffle
Bryce Canyon|canyon
Buchenwald|barbed wire
Buckingham Palace|palace
Budapest|parliament building
Bulgaria|rose
Buran|space shuttle
Burgundy|wine
Burj Khalifa|Burj Khalifa
Bwindi|gorilla
Cairo|pyramid
California|palm tree, Golden Gate Bridge
Caltech|university
Cambridge University; University of Cambridge|university
Cambridge|university
Camelot|castle
Camino de Santiago|walking stick
Camp David|cabin
Camp Nou|football stadium
Canada|maple leaf
Canary Wharf|skyscraper
Canberra|parliament building
Cancun|palm tree
Cannes|movie ticket
Canterbury Cathedral|cathedral
Canterbury|cathedral
Cape Canaveral; Kennedy Space Center|rocket
Cape Cod|lighthouse
Cape Horn|tall ship
Cape Town|mountain
Capitol; US Capitol; Capitol Hill|Capitol
Cappadocia|hot-air balloon
Carcassonne|castle
Caribbean; The Caribbean|palm tree
Carlsbad Caverns|stalactite
Carnegie Hall|piano
Carpathia; RMS Carpathia|ocean liner
Carpathians; Carpathian Mountains|mountain, bear
Carthage|trireme
Cascade Range|volcano
Cassini; Cassini-Huygens|satellite, planet Saturn
Cassiopeia|constellation
Catatumbo|lightning
Caucasus; The Caucasus|mountain
Cavern Club|guitar
CDC|virus
Centralia|smoke
Ceres|asteroid
CERN; Large Hadron Collider|atom
Cerro Torre|snowy peak
Chamonix|snowy peak
Champagne region|champagne
Champs-Élysées; Champs-Elysees|Arc de Triomphe
Chandra; Chandra X-ray Observatory|space telescope
Chandrayaan; Chandrayaan-3|moon, lander
Chang'e 4|moon
Changi Airport|waterfall
Chartres Cathedral|cathedral, stained glass window
Château d'If; Chateau d'If|prison
Château de Chambord|castle
Chengdu|panda
Chernobyl Exclusion Zone|radiation sign
Chernobyl nuclear power plant|nuclear power plant
Chernobyl|nuclear power plant
Chiang Mai|sky lantern
Chicago Bulls|basketball
Chicago|skyscraper
Chichen Itza; Chichén Itzá|Chichen Itza
Chicxulub; Chicxulub crater|asteroid, impact crater
Chihuahuan Desert|cactus
Chile|mountain
Chimborazo|volcano
China|Great Wall of China, panda, chopsticks
Chinatown|paper lantern
Chitwan|rhino, tiger
Christ the Redeemer|Christ the Redeemer
Christmas Island|crab
Chrysler Building|skyscraper
Churchill, Manitoba|polar bear
Circus Maximus|chariot
Cirque du Soleil|circus tent
CNN|television
Coast Guard; US Coast Guard|lifeboat
Colma|gravestone
Cologne Cathedral|cathedral
Cologne|cathedral
Colombia|coffee bean
Colorado River|canyon
Colorado|mountain
Colosseum; Coliseum|Colosseum
Colossus of Rhodes|statue
Columbia River|salmon
Columbia University|university
Conciergerie|prison
Coney Island|roller coaster, hot dog
Congo rainforest; Congo Basin|gorilla
Constantinople; Byzantium|Hagia Sophia
Copenhagen|mermaid
Coral Sea|coral reef
Cornell; Cornell University|university
Costa Concordia|cruise ship
Costa Rica|sloth, toucan
Cotopaxi|volcano
Cotswolds; The Cotswolds|cottage
Crab Nebula|nebula
Crater Lake|crater
Cremona|violin
Crown Jewels|crown
Crystal Palace|greenhouse
Curiosity rover|Curiosity rover
Cutty Sark|tall ship
Cygnus X-1|black hole
Cygnus|constellation
Czech Republic; Czechia|beer
Dachau|barbed wire
Darjeeling|tea
DART mission; DART spacecraft|asteroid
Darvaza gas crater; Door to Hell|fire
Davos|mountain
Dead Sea Scrolls|scroll
Dead Sea|salt
Deadwood|wanted poster
Deception Island|penguin
Declaration of Independence|document
Deepwater Horizon|oil rig
Delft|tile
Delhi; New Delhi|rickshaw
Delphi|column
Democratic Republic of the Congo; DR Congo; DRC; Zaire|gorilla
Denali; Mount McKinley|snowy peak
Denmark|Viking ship
Denver|mountain
Detroit|car
Devils Tower|rock
Dhaka|rickshaw
Didymos; Dimorphos|asteroid
Doctors Without Borders|stethoscope
Dodge City|wanted poster
Doha|skyscraper
Dolomites|mountain
Dominican Republic|palm tree
Donbas; Donbass|coal
Douro Valley|wine
Dragon capsule; Crew Dragon|space capsule
Drake Passage|rough sea
Drakensberg|mountain
Dubai|Burj Khalifa
Dublin|pint of beer
Dutch East India Company; VOC|trading ship
`
