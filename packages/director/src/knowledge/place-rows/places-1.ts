/** Places and organizations with the drawings by which they are recognized: `names|kind|things`. */
export const PLACES_1 = `
10 Downing Street; Downing Street|building|door
221B Baker Street|building|magnifying glass
Aachen|city|cathedral
Abbey Road|street|zebra crossing
Abu Dhabi|city|mosque
Aconcagua|mountain|snowy peak
Acropolis; The Acropolis|landmark|Acropolis
ADX Florence|building|prison
Afghanistan|country|mountain
Africa|region|elephant, lion, giraffe
Agra|city|Taj Mahal
Akihabara|street|video game
Alaska|region|bear, glacier
Albuquerque|city|hot-air balloon
Alcatraz; Alcatraz Island|island|prison
Aldebaran|sky|red giant
Alexandria|city|lighthouse
Algeria|country|dune
ALMA|telescope|radio telescope
Alpha Centauri|sky|star
Alps; The Alps; Swiss Alps|mountain|snowy peak
Alsace|region|wine
Altai; Altai Mountains|mountain|mountain
Altiplano|region|llama
Alvin submersible|ship|submarine
Amalfi Coast|region|lemon
Amazon rainforest; Amazon jungle; Amazon basin; The Amazon|forest|jaguar, toucan
Amazon River|river|piranha
Amber Room|landmark|palace
Amboseli|national park|elephant
American Museum of Natural History|museum|dinosaur skeleton
Amistad; La Amistad|ship|slave ship
Amityville|town|haunted house
Amnesty International|organisation|candle
Amsterdam|city|bicycle, tulip
Anak Krakatau|mountain|volcano
Anchorage|city|mountain
Andalusia|region|olive
Andes; The Andes|mountain|mountain, llama
Andrea Doria; SS Andrea Doria|ship|ocean liner
Andromeda Galaxy; Andromeda|sky|galaxy
Angel Falls|landmark|waterfall
Annapurna|mountain|snowy peak
Antarctica|region|penguin, iceberg
Antares|sky|red giant
Antelope Canyon|national park|canyon
Antikythera mechanism|landmark|gear
Antwerp|city|diamond
Apennines|mountain|mountain
Apollo Theater|building|microphone
Apophis|sky|asteroid
Appalachian Mountains; Appalachians|mountain|mountain
Appian Way|landmark|cobblestone
Arabian Desert|desert|camel, dune
Aral Sea|sea|shipwreck
Arashiyama Bamboo Forest|forest|bamboo
Arc de Triomphe|landmark|Arc de Triomphe
Arctic Ocean|sea|iceberg
Arctic; The Arctic|region|polar bear, iceberg
Area 51|region|flying saucer, alien
Arecibo; Arecibo Observatory; Arecibo Telescope|telescope|radio telescope
Argentina|country|steak
Ariane 5|spacecraft|rocket
Arizona|region|cactus
Arlington; Arlington National Cemetery|landmark|gravestone
Assam|region|tea
Asteroid belt|sky|asteroid
Aswan Dam; Aswan High Dam|landmark|dam
Aswan|city|dam
Athens|city|Acropolis, Parthenon
Atlantis|region|column
Atlas Mountains|mountain|mountain
Auschwitz; Auschwitz-Birkenau|landmark|barbed wire
Australia|country|kangaroo, Sydney Opera House, koala
Austria|country|mountain
Avignon|city|bridge
Azerbaijan|country|oil well
Azores; The Azores|island|volcano
Babylon|city|ziggurat
Bagan|city|pagoda
Bahamas; The Bahamas|country|palm tree
Bahrain|country|pearl
Bali|island|rice terrace
Balmoral|building|castle
Banda Islands|island|nutmeg
Banff; Banff National Park|national park|mountain
Bangalore; Bengaluru|city|computer
Bangkok|city|tuk-tuk, golden Buddha
Bangladesh|country|rickshaw
Bank of England|building|gold bar
Barbados|country|rum
Barrow, Alaska|town|polar bear
Bastille; The Bastille|building|prison
Batavia shipwreck|ship|sailing ship
Bavaria|region|beer stein, pretzel, castle
Bayern Munich|organisation|football
BBC|organisation|microphone
Beagle 2|spacecraft|lander
Beale Street|street|guitar
Belfast|city|ocean liner
Belgica|ship|sailing ship
Belgium|country|waffle, french fries, chocolate
Belize|country|coral reef
Ben Nevis|mountain|mountain
Bennu|sky|asteroid
BepiColombo|spacecraft|planet Mercury
Bering Sea|sea|crab
Berkeley; UC Berkeley|university|university
Berlin Philharmonic|organisation|violin
Berlin Wall|landmark|Berlin Wall
Berlin|city|Brandenburg Gate
Bermuda Triangle|region|shipwreck
Betelgeuse|sky|red giant
Bethlehem|city|star
Beverly Hills|street|palm tree
Bhutan|country|prayer flag, Buddhist temple
Bialowieza; Białowieża|forest|bison
Bibury|village|cottage
Big Ben; Elizabeth Tower|landmark|Big Ben
Big Dipper; Ursa Major|sky|Big Dipper
Big Ear telescope|telescope|radio telescope
Bikini Atoll|island|mushroom cloud
Bismarck battleship; battleship Bismarck|ship|battleship
Black Pearl|ship|pirate ship
Blarney Stone|landmark|castle
Blue Mosque|building|Blue Mosque
Blue Origin|organisation|rocket
Bodleian Library|building|bookshelf
Bolivia|country|llama
Bolshoi; Bolshoi Theatre|building|ballet shoe
Bondi; Bondi Beach|street|surfboard
Bonneville Salt Flats|desert|salt
Book of Kells|landmark|book
Bora Bora|island|overwater bungalow
Bordeaux|city|bottle of red wine
Borneo|island|orangutan
Borobudur|landmark|Buddha statue
Borough Market|street|cheese
Boston Red Sox; Red Sox|organisation|baseball
Botswana|country|elephant, diamond
Bourbon Street|street|trumpet
Boy Scouts|organisation|campfire, tent
Bran Castle|building|castle, vampire
Brandenburg Gate|landmark|Brandenburg Gate
Brazil|country|Christ the Redeemer, football, toucan
Bridge of Sighs|landmark|bridge
Brighton|city|pier
British Library|building|bookshelf
British Museum|museum|museum, mummy
Brocken|mountain|flying broom
Brooklyn Bridge|landmark|bridge
Brooklyn|street|bridge
Brunei|country|mosque
Brussels|city|waffle
Bryce Canyon|national park|canyon
Buchenwald|landmark|barbed wire
Buckingham Palace|building|palace
Budapest|city|parliament building
Bulgaria|country|rose
Buran|spacecraft|space shuttle
Burgundy|region|wine
Burj Khalifa|landmark|Burj Khalifa
Bwindi|national park|gorilla
Cairo|city|pyramid
California|region|palm tree, Golden Gate Bridge
Caltech|university|university
Cambridge University; University of Cambridge|university|university
Cambridge|city|university
Camelot|region|castle
Camino de Santiago|landmark|walking stick
Camp David|building|cabin
Camp Nou|landmark|football stadium
Canada|country|maple leaf
Canary Wharf|street|skyscraper
Canberra|city|parliament building
Cancun|city|palm tree
Cannes|city|movie ticket
Canterbury Cathedral|building|cathedral
Canterbury|city|cathedral
Cape Canaveral; Kennedy Space Center|region|rocket
Cape Cod|region|lighthouse
Cape Horn|region|tall ship
Cape Town|city|mountain
Capitol; US Capitol; Capitol Hill|building|Capitol
Cappadocia|region|hot-air balloon
Carcassonne|landmark|castle
Caribbean; The Caribbean|region|palm tree
Carlsbad Caverns|landmark|stalactite
Carnegie Hall|building|piano
Carpathia; RMS Carpathia|ship|ocean liner
Carpathians; Carpathian Mountains|mountain|mountain, bear
Carthage|city|trireme
Cascade Range|mountain|volcano
Cassini; Cassini-Huygens|spacecraft|satellite, planet Saturn
Cassiopeia|sky|constellation
Catatumbo|landmark|lightning
Caucasus; The Caucasus|region|mountain
Cavern Club|building|guitar
CDC|organisation|virus
Centralia|town|smoke
Ceres|sky|asteroid
CERN; Large Hadron Collider|organisation|atom
Cerro Torre|mountain|snowy peak
Chamonix|town|snowy peak
Champagne region|region|champagne
Champs-Élysées; Champs-Elysees|street|Arc de Triomphe
Chandra; Chandra X-ray Observatory|telescope|space telescope
Chandrayaan; Chandrayaan-3|spacecraft|moon, lander
Chang'e 4|spacecraft|moon
Changi Airport|building|waterfall
Chartres Cathedral|building|cathedral, stained glass window
Château d'If; Chateau d'If|building|prison
Château de Chambord|building|castle
Chengdu|city|panda
Chernobyl Exclusion Zone|region|radiation sign
Chernobyl nuclear power plant|landmark|nuclear power plant
Chernobyl|town|nuclear power plant
Chiang Mai|city|sky lantern
Chicago Bulls|organisation|basketball
Chicago|city|skyscraper
Chichen Itza; Chichén Itzá|landmark|Chichen Itza
Chicxulub; Chicxulub crater|landmark|asteroid, impact crater
Chihuahuan Desert|desert|cactus
Chile|country|mountain
Chimborazo|mountain|volcano
China|country|Great Wall of China, panda, chopsticks
Chinatown|street|paper lantern
Chitwan|national park|rhino, tiger
Christ the Redeemer|landmark|Christ the Redeemer
Christmas Island|island|crab
Chrysler Building|building|skyscraper
Churchill, Manitoba|town|polar bear
Circus Maximus|landmark|chariot
Cirque du Soleil|organisation|circus tent
CNN|organisation|television
Coast Guard; US Coast Guard|organisation|lifeboat
Colma|town|gravestone
Cologne Cathedral|landmark|cathedral
Cologne|city|cathedral
Colombia|country|coffee bean
Colorado River|river|canyon
Colorado|region|mountain
Colosseum; Coliseum|landmark|Colosseum
Colossus of Rhodes|landmark|statue
Columbia River|river|salmon
Columbia University|university|university
Conciergerie|building|prison
Coney Island|street|roller coaster, hot dog
Congo rainforest; Congo Basin|forest|gorilla
Constantinople; Byzantium|city|Hagia Sophia
Copenhagen|city|mermaid
Coral Sea|sea|coral reef
Cornell; Cornell University|university|university
Costa Concordia|ship|cruise ship
Costa Rica|country|sloth, toucan
Cotopaxi|mountain|volcano
Cotswolds; The Cotswolds|region|cottage
Crab Nebula|sky|nebula
Crater Lake|lake|crater
Cremona|town|violin
Crown Jewels|landmark|crown
Crystal Palace|building|greenhouse
Curiosity rover|spacecraft|Curiosity rover
Cutty Sark|ship|tall ship
Cygnus X-1|sky|black hole
Cygnus|sky|constellation
Czech Republic; Czechia|country|beer
Dachau|landmark|barbed wire
Darjeeling|region|tea
DART mission; DART spacecraft|spacecraft|asteroid
Darvaza gas crater; Door to Hell|landmark|fire
Davos|city|mountain
Dead Sea Scrolls|landmark|scroll
Dead Sea|sea|salt
Deadwood|city|wanted poster
Deception Island|island|penguin
Declaration of Independence|landmark|document
Deepwater Horizon|ship|oil rig
Delft|city|tile
Delhi; New Delhi|city|rickshaw
Delphi|landmark|column
Democratic Republic of the Congo; DR Congo; DRC; Zaire|country|gorilla
Denali; Mount McKinley|mountain|snowy peak
Denmark|country|Viking ship
Denver|city|mountain
Detroit|city|car
Devils Tower|mountain|rock
Dhaka|city|rickshaw
Didymos; Dimorphos|sky|asteroid
Doctors Without Borders|organisation|stethoscope
Dodge City|city|wanted poster
Doha|city|skyscraper
Dolomites|mountain|mountain
Dominican Republic|country|palm tree
Donbas; Donbass|region|coal
Douro Valley|region|wine
Dragon capsule; Crew Dragon|spacecraft|space capsule
Drake Passage|sea|rough sea
Drakensberg|mountain|mountain
Dubai|city|Burj Khalifa
Dublin|city|pint of beer
Dutch East India Company; VOC|organisation|trading ship
Earth; Planet Earth|sky|earth
East Germany; GDR; DDR|country|Berlin Wall
East India Company; British East India Company|organisation|trading ship
East River|river|bridge
Easter Island; Rapa Nui|island|moai
Ecuador|country|tortoise, banana
Edinburgh Castle|landmark|castle
Edinburgh|city|castle
Edmund Fitzgerald; SS Edmund Fitzgerald|ship|ship
Edo|city|Japanese castle
Egypt|country|pyramid, sphinx, camel
Egyptian Museum|museum|mummy
Eiffel Tower|landmark|Eiffel Tower
Eiger|mountain|snowy peak
El Capitan|mountain|mountain
El Dorado|region|gold bar
El Salvador|country|volcano
Ellis Island|island|Statue of Liberty
Élysée Palace|building|palace
Empire State Building|building|Empire State Building
Empty Quarter; Rub' al Khali|desert|dune
Enceladus|sky|geyser
Endurance ship; Shackleton's Endurance|ship|tall ship
`
