/** Things of science and of the body that can be drawn; rows as in `OBJECT_ROWS`. */
export const SCIENCE_ROWS = `
substance: nucleus=nucleus:2@nucleus, atomic nucleus@nucleus, nucleus of an atom@nucleus, proton@proton, neutron@neutron
substance: electron@empty-atom, electron shell@empty-atom, electron cloud@empty-atom, empty atom@empty-atom, inside of an atom@empty-atom
artifact: two magnets@repelling-magnets, repelling magnets@repelling-magnets, same poles@repelling-magnets, north poles@repelling-magnets, magnetic pole@repelling-magnets, magnetic repulsion@repelling-magnets
artifact: opposite poles@attracting-magnets, magnetic attraction@attracting-magnets, attracting magnets@attracting-magnets, magnetic field@magnetic-field
artifact: circuit=circuit:1@circuit, electric circuit@circuit, electrical circuit@circuit, simple circuit@circuit, closed circuit@circuit, pendulum@pendulum, Newton's cradle@newtons-cradle
communication: periodic table@periodic-table, table of elements@periodic-table
phenomenon: sound wave@sound-wave, sound vibration@sound-wave
artifact: tuning fork@tuning-fork, Bunsen burner@bunsen-burner, bunsen burner@bunsen-burner, beaker=beaker:1@beaker, glass beaker@beaker, pipette@pipette, dropper@pipette
artifact: inclined plane@inclined-plane, ramp=ramp:1@inclined-plane, gyroscope@gyroscope, dynamite@dynamite, stick of dynamite@dynamite
object: layers of the earth@earth-layers, earth's core@earth-layers, inner core@earth-layers, outer core@earth-layers, earth's mantle@earth-layers, earth's crust@earth-layers, center of the earth@earth-layers, centre of the earth@earth-layers
object: mantle of the earth@earth-layers, crust of the earth@earth-layers, core of the earth@earth-layers
group: solar system@solar-system
object: water cycle@water-cycle, tectonic plate@tectonic-plates, continental plate@tectonic-plates, fault line@tectonic-plates, plate boundary@tectonic-plates, tectonic plates@tectonic-plates
object: magma chamber@volcano-cutaway, magma=magma@volcano-cutaway, sinkhole@sinkhole, orbit=orbit:1@orbit, wormhole@wormhole, big bang@big-bang, Big Bang@big-bang
event: solar eclipse@solar-eclipse, total eclipse@solar-eclipse, eclipse=eclipse:1@solar-eclipse, lunar eclipse@lunar-eclipse, blood moon@lunar-eclipse
phenomenon: moon phases@moon-phases, phases of the moon@moon-phases, phase of the moon@moon-phases, lunar cycle@moon-phases, greenhouse effect@greenhouse-effect, greenhouse gas@greenhouse-effect
artifact: space telescope@space-telescope, James Webb telescope@space-telescope, Webb telescope@space-telescope, Hubble telescope@hubble-telescope, radio telescope@radio-telescope, satellite dish@radio-telescope
artifact: Mars rover@mars-rover, mars rover@mars-rover, lunar rover@mars-rover, Curiosity rover@mars-rover, Perseverance rover@mars-rover, lunar lander@lunar-lander, lunar module@lunar-lander, moon lander@lunar-lander, lander@lunar-lander
artifact: space capsule@space-capsule, capsule=capsule:6@space-capsule, space helmet@space-helmet, space suit@space-suit, spacesuit@space-suit
body: heart chamber@heart-cutaway, heart valve=heart valve:1@heart-cutaway, ventricle=ventricle:2@heart-cutaway, left ventricle@heart-cutaway, right ventricle@heart-cutaway, atrium=atrium:1@heart-cutaway
body: immune system@immune-cell, immune cell@immune-cell, immune response@immune-cell, immune defense@immune-cell
body: cavity=cavity:3@tooth-cutaway, tooth decay@tooth-cutaway, enamel=enamel:1@tooth-cutaway, tooth enamel@tooth-cutaway, root canal@tooth-cutaway
body: eyeball@eye-cutaway, retina@eye-cutaway, cornea@eye-cutaway, optic nerve@eye-cutaway, pupil=pupil:2@eye, eardrum@inner-ear, inner ear@inner-ear, cochlea@inner-ear, middle ear@inner-ear
body: synapse@synapse, neurotransmitter@synapse, dopamine@synapse, serotonin@synapse, chromosome@chromosome, bladder=bladder:1@bladder, fetus@fetus, embryo=embryo:2@fetus, unborn baby@fetus, placenta=placenta:1@placenta
body: sperm cell@sperm-and-egg, sperm@sperm-and-egg, egg cell@sperm-and-egg, fertilization=fertilization@sperm-and-egg
body: blood clot@blood-clot, clogged artery@clogged-artery, blocked artery@clogged-artery, plaque=plaque:1, cholesterol@clogged-artery
body: broken bone@broken-bone, bone fracture@broken-bone, fracture=fracture:1@broken-bone
artifact: braces=braces@braces, dental braces@braces, dentures=denture@dentures, denture@dentures, false tooth@dentures
artifact: X-ray machine@x-ray-machine, x-ray machine@x-ray-machine, heart monitor@heart-monitor, ECG@heart-monitor, EKG@heart-monitor, electrocardiogram@heart-monitor, heart rate monitor@heart-monitor
event: heartbeat@heart-monitor, heart rate@heart-monitor, pulse=pulse:2@heart-monitor
artifact: blood bag@blood-bag, bag of blood@blood-bag, blood donation@blood-bag, blood transfusion@blood-bag, blood test@blood-vials, blood sample@blood-vials, vial of blood@blood-vials
artifact: dentist chair@dentist-chair, dentist's chair@dentist-chair, dental floss@dental-floss, floss=dental floss@dental-floss, walking frame@walking-frame, zimmer frame@walking-frame
artifact: cane=cane:1@walking-cane, walking cane@walking-cane, walking stick@walking-cane, pregnancy test@pregnancy-test, contact lens@contact-lens, eye drops@eye-drops, eye drop@eye-drops, nasal spray@nasal-spray
artifact: ice pack@ice-pack, hot water bottle@hot-water-bottle, hot-water bottle@hot-water-bottle, heating pad@heating-pad, blister pack@blister-pack, birth control pill@blister-pack, pack of pills@blister-pack
artifact: pill organizer@pill-organizer, pill box@pill-organizer, pillbox=pillbox:2@pill-organizer, oxygen tank@oxygen-tank, oxygen bottle@oxygen-tank, oxygen cylinder@oxygen-tank, operating table@operating-table
artifact: surgical glove@surgical-gloves, latex glove@surgical-gloves, rubber glove@surgical-gloves, eye chart@eye-chart, eye test@eye-chart, arm sling@arm-sling, sling=sling:5@arm-sling, pacemaker=pacemaker:3@pacemaker
artifact: cotton swab@cotton-swabs, q-tip@cotton-swabs, cotton bud@cotton-swabs
`
